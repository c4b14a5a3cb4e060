"""Records: one declaration, two forms."""

from __future__ import annotations

import numpy as np
import pytest

from folktable.engine.record import Ints, Record, Rows, copy_record, i8, i16, i64


class Small(Record):
    fuel: int = i8()
    far: int = i64()
    hand: Ints = i16(3)
    grid: Rows = i8(2, 2)


def test_both_forms_hold_the_same():
    record = Small()
    record.fuel, record.far, record.hand, record.grid = -3, 1 << 40, [1, 2, 3], [[1, 2], [3, 4]]
    assert Small.unpacked(record.packed()[0]) == record
    assert Small.dtype.names == ("fuel", "far", "hand", "grid")


def test_a_number_too_large_for_its_field_is_an_error():
    record = Small()
    record.fuel = 128
    with pytest.raises(OverflowError):
        record.packed()


def test_a_copy_shares_nothing():
    record = Small()
    twin = record.copy()
    twin.grid[0][1] = 7
    twin.hand[0] = 7
    assert record == Small()
    into = [Small()]
    copy_record(into, [twin])
    assert into[0] == twin
    assert into[0] is not twin


def test_records_of_different_kinds_are_not_equal():
    class Other(Record):
        fuel: int = i8()

    assert Small() != Other()
    assert np.dtype(Other.dtype).itemsize == 1
