from folktable.engine.observing import bits

FEATURES = (bits("none", 1, "nothing yet"),)
LEFT_OUT = {}


def observe(s, box, observer, out):
    out[0] = 0
