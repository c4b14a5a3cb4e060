/** Paper-cut icons, 24 x 24: `a` is the main ink, `b` the second. A card of another edition shows its first letter. */

const berries = (...at: [number, number, number][]) =>
  at.map(([x, y, r], i) => `<circle class="${i % 3 === 1 ? 'b' : 'a'}" cx="${x}" cy="${y}" r="${r}"/>`).join('');
const leaf = '<path class="b" d="M12 8C9 7 8 4 9 2c2 0 4 2 3 6zm0 0c1-4 3-5 6-5 0 3-2 5-6 5z"/>';
const hand = '<path class="a" d="M5 13V8a1.4 1.4 0 0 1 2.8 0V5a1.4 1.4 0 0 1 2.8 0v-.8a1.4 1.4 0 0 1 2.8 0V6a1.4 1.4 0 0 1 2.8 0v9a6 6 0 0 1-6 6c-4 0-6.4-3-6.4-8z"/>';
const boot = '<path class="a" d="M8 3h7v10l6 3a3 3 0 0 1 1 3v2H7z"/><path class="b" d="M7 3h9v3H7z"/>';
const bird = '<path class="a" d="M2 12c2-1 4-4 8-4 2-4 7-5 9-1l3 1-3 2c0 5-4 9-9 9-4 0-6-3-8-7z"/><path class="b" d="M7 12c3 3 6 3 9 0-1 4-7 5-9 0z"/>';

export const ICONS: Readonly<Record<string, string>> = {
  honey: '<path class="b" d="M5 6h14v3H5z"/><path class="a" d="M6 10h12l-1 11H7z"/><path class="b" d="M9 13h6v4c-1 2-2 0-3 0s-2 2-3 0z"/><path class="a" d="m14 1 1 5h-2z"/>',
  field_mushrooms: '<path class="a" d="M2 13a9 9 0 0 1 17 0z"/><path class="b" d="M8.5 14h4l1 8h-6z"/><path class="a" d="M14 18a4 4 0 0 1 9 0z"/><path class="b" d="M17 18h3v4h-3z"/>',
  blueberries: berries([7, 10, 4.5], [16, 9, 4.5], [12, 17, 4.5]) + '<path class="b" d="m7 7 1 2h2l-2 1 1 2-2-1-2 1 1-2-2-1h2zm5 7 1 2h2l-2 1 1 2-2-1-2 1 1-2-2-1h2z"/>',
  walnuts: '<circle class="a" cx="12" cy="12.5" r="9"/><path class="b" d="M11.3 4h1.400v17h-1.400zM6 8c3 0 3 3 1 4s-1 4 2 4c-4 2-6-2-4-4s-1-3 1-4zm12 0c-3 0-3 3-1 4s1 4-2 4c4 2 6-2 4-4s1-3-1-4z"/>',
  hazelnuts: '<path class="a" d="M5 11h14c0 6-4 9-7 11-3-2-7-5-7-11z"/><path class="b" d="M4 11c0-4 3-6 8-6s8 2 8 6c-3-1-13-1-16 0z"/><path class="b" d="M11 2h2v4h-2z"/>',
  strawberries: '<path class="a" d="M12 22C7 20 3 14 4 9c3-3 13-3 16 0 1 5-3 11-8 13z"/><path class="b" d="M12 8c-3 1-5 0-7-2 3-1 5-1 6 0V2h2v4c1-1 3-1 6 0-2 2-4 3-7 2z"/><g class="b"><circle cx="9" cy="12" r=".9"/><circle cx="15" cy="12" r=".9"/><circle cx="12" cy="15" r=".9"/><circle cx="12" cy="19" r=".9"/></g>',
  juniper_berries: '<path class="b" d="M3 21 20 3l1 1L5 22zM9 9 4 8l5 3zm4-4-4-3 2 5zm2 12 1 5 1-7zm4-5 4 2-3-4z"/>' + berries([10, 18, 3], [17, 10, 3], [8, 12, 3]),
  blackberries: leaf + berries([8, 11, 3], [12, 10, 3], [16, 11, 3], [10, 15, 3], [14, 15, 3], [12, 19, 3]),
  elderberries: '<path class="b" d="M11.5 9h1v14h-1zM12 15 5 9l1-1 6 5 6-5 1 1z"/>' + berries([5, 6, 2.4], [9, 4, 2.4], [13, 3.5, 2.4], [17, 5, 2.4], [20, 8, 2.4], [12, 8, 2.4]),
  truffles: '<path class="a" d="M4 14c-2-4 1-8 4-7 1-4 7-4 8-1 4-1 6 4 4 7 2 4-2 8-5 7-2 3-7 2-8 0-3 1-5-3-3-6z"/><g class="b"><circle cx="9" cy="11" r="1.3"/><circle cx="14" cy="9" r="1.3"/><circle cx="16" cy="15" r="1.3"/><circle cx="11" cy="16" r="1.3"/></g>',
  baby_field_mouse: '<path class="a" d="M3 17c0-6 4-9 9-9 4 0 8 3 9 7-1 3-3 4-6 4H6c-2 0-3-1-3-2z"/><circle class="a" cx="14" cy="7" r="3.5"/><circle class="b" cx="14" cy="7" r="1.8"/><circle class="b" cx="18" cy="13" r="1"/><path class="b" d="M4 18c-4 0-3-7 1-7-3 1-3 5 0 5z"/>',
  whittled_flute: '<path class="a" d="M2.5 18.5 18 3l3 3L5.5 21.5z"/><g class="b"><circle cx="8" cy="16" r="1.1"/><circle cx="11" cy="13" r="1.1"/><circle cx="14" cy="10" r="1.1"/><path d="m16 4.5 3.5 3.5-1 1L15 5.5z"/></g>',
  woven_basket: '<path class="b" d="M4 11C4 0 20 0 20 11h-2c0-8-12-8-12 0z"/><path class="a" d="M2 11h20l-3 11H5z"/><path class="b" d="M3.5 14h17l-.4 1.5H4zm1 4h15l-.4 1.5H5z"/>',
  flax: '<path class="b" d="M11.5 8h1v14h-1zM7 10l1-.5 4 12h-1zm10 0-1-.5-4 12h1z"/>' + berries([12, 5, 3], [6, 7, 2.6], [18, 7, 2.6]),
  bouquet_of_wildflowers: '<path class="b" d="M8 13h8l-2 9h-4z"/>' + berries([7, 8, 3.4], [12, 5, 3.4], [17, 8, 3.4], [12, 11, 3]),
  small_deer_antler: '<path class="a" d="M10 22c0-7-6-7-6-14l2-1c0 2 1 3 2 4 0-3-1-5 0-8l2 .5c-1 4 0 7 2 9 1-2 0-4 1-6l2 .5c0 2 0 4-1 6 2-1 3-3 3-6l2 .5c0 7-6 8-6 14z"/>',
  firewood: '<path class="a" d="M7 5h14v5H7zM3 14h14v5H3z"/><circle class="b" cx="7" cy="7.5" r="2.5"/><circle class="b" cx="17" cy="16.5" r="2.5"/><circle class="a" cx="7" cy="7.5" r="1"/><circle class="a" cx="17" cy="16.5" r="1"/>',
  nip_of_gin: '<path class="a" d="M9 2h6v6c3 1 4 3 4 6v8H5v-8c0-3 1-5 4-6z"/><path class="b" d="M7 14h10v5H7zM9 2h6v2H9z"/>',
  dirty_trick: '<path class="a" d="M2 8c6-3 14-3 20 0 0 6-2 9-5 9-2 0-3-2-5-2s-3 2-5 2c-3 0-5-3-5-9z"/><path class="b" d="M5 10c2-1 4 0 5 2-2 1-4 0-5-2zm14 0c-2-1-4 0-5 2 2 1 4 0 5-2z"/>',
  pull_my_finger: '<path class="a" d="M2 9h7l10-2c2 0 2 3 0 3l-6 1h4c2 0 2 3 0 3h-1c2 0 1 3 0 3h-1c1 0 1 3-1 3H8l-6-2z"/><path class="b" d="M2 9h3v9H2z"/>',
  glittering_vein: '<path class="a" d="M7 4h10l5 6-10 11L2 10z"/><path class="b" d="M7 4l2 6-7 0zm10 0-2 6h7zM9 10h6l-3 11z"/>',
  badger_ride: '<path class="a" d="M3 8c0-4 4-3 5-2h8c1-1 5-2 5 2 2 6-4 14-9 14S1 14 3 8z"/><path class="b" d="M7 6h2l1 14-2-3zm10 0h-2l-1 14 2-3z"/><circle class="b" cx="12" cy="20" r="1.8"/>',
  wrong_turn: '<path class="b" d="M11 2h2v20h-2z"/><path class="a" d="M4 4h14l4 3-4 3H4zm16 8H6l-4 3 4 3h14z"/>',
  gust_of_wind: '<path class="a" d="M2 8h12c3 0 3-4 0-4-1 0-2 1-2 2h-2c0-3 2-4 4-4 6 0 6 8 0 8H2zm0 5h17c4 0 4 6 0 6-2 0-3-1-3-3h2c0 2 2 1 2 0s-1-1-1-1H2z"/><path class="b" d="M2 17h10c4 0 4 5 0 5-1 0-2-1-2-2h2c1 0 1-1 0-1H2z"/>',
  hole_in_the_pocket: '<path class="a" d="M4 3h16v10c0 5-4 7-8 7s-8-2-8-7z"/><path class="b" d="M4 3h16v3H4zm6 9 2-1 2 1 1 2-1 2-2 1-2-1-1-2z"/><circle class="b" cx="17" cy="21" r="2"/>',
  sturdy_boots: boot,
  pebble_in_the_boot: boot + '<path class="b" d="M9 15c1-2 5-2 6 0 1 3-7 3-6 0z"/>',
  good_gossip: '<path class="a" d="M2 4h20v12H10l-5 6v-6H2z"/><path class="b" d="M5 7h14v1.5H5zm0 4h10v1.5H5z"/>',
  busy_hands: hand + '<path class="b" d="m18 2 1 3 3 1-3 1-1 3-1-3-3-1 3-1zm2 12 .7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z"/>',
  a_fair_swap: '<path class="a" d="M2 7h13V3l7 6-7 5v-4H2z"/><path class="b" d="M22 16H9v-3l-7 5 7 5v-3h13z"/>',
  tag_along: '<path class="a" d="M6 3c3 0 4 3 3 7l-4 1C3 7 3 3 6 3zM5 12l4-1c1 3-3 5-4 1z"/><path class="b" d="M16 9c3 0 4 3 3 7l-4 1c-2-4-2-8 1-8zm-1 9 4-1c1 3-3 5-4 1z"/>',
  midsummer_feast: '<path class="b" d="M11.3 3h1.400v20h-1.400z"/><path class="a" d="M12 1c3 3 3 5 0 7-3-2-3-4 0-7zM4 10h16v2H4z"/><circle class="a" cx="5" cy="15" r="3.2"/><circle class="a" cx="19" cy="15" r="3.2"/><circle class="b" cx="5" cy="15" r="1.4"/><circle class="b" cx="19" cy="15" r="1.4"/>',
  early_bird: bird,
  oh_gnome_you_dont: '<path class="a" d="M8 2h8l6 6v8l-6 6H8l-6-6V8z"/><path class="b" d="M11 6h2l-.4 8h-1.200zm1 10a1.3 1.3 0 1 1 0 2.7 1.3 1.3 0 0 1 0-2.700z"/>',
  cure_most_remedy: '<path class="a" d="M8 2h8v4l2 3v13H6V9l2-3z"/><path class="b" d="M10.5 10h3v3h3v3h-3v3h-3v-3h-3v-3h3zM8 2h8v2H8z"/>',
  hornet_sting: '<path class="b" d="M3 5c4-2 7 1 8 4-4 1-8 0-8-4zm18 0c-4-2-7 1-8 4 4 1 8 0 8-4z"/><path class="a" d="M8 9c0-4 8-4 8 0 1 5-1 9-4 14-3-5-5-9-4-14z"/><path class="b" d="M8 11h8v2H8zm.6 4h6.800l-.8 2H9.400z"/>',
  poison_ivy: '<path class="a" d="M12 2c4 4 4 8 0 11-4-3-4-7 0-11zM2 11c5-1 8 1 9 5-5 1-8-1-9-5zm20 0c-5-1-8 1-9 5 5 1 8-1 9-5z"/><path class="b" d="M11.3 13h1.400v10h-1.400z"/>',
  thieving_magpie: bird + '<path class="b" d="m20 8 2 2-2 3-2-3z"/>',
  torn_pouch: '<path class="a" d="M8 5h8c5 5 6 10 5 17l-4-3-2 3-3-4-3 4-2-3-4 3C2 15 3 10 8 5z"/><path class="b" d="M7 2h10l-1 4H8z"/>',
  hungry_hedgehog: '<path class="a" d="m2 18 1-5-1-3 4-1 1-4 4 2 4-3 2 4 4 1-1 4 3 5z"/><path class="b" d="M14 12c4 0 7 3 9 6H12c-1-3 0-6 2-6z"/><circle class="a" cx="18" cy="15" r="1"/>',
  woodworm: '<path class="a" d="M2 16c0-6 6-6 7-2s3 4 4 0 7-5 9-1l-3 2c-1-2-2-1-3 1-1 5-8 5-10 0-.5-2-1-2-1 0z"/><circle class="b" cx="20" cy="11" r="1.3"/>',
  sticky_fingers: hand + '<circle class="b" cx="19" cy="18" r="3"/>',
  tripping_root: '<path class="a" d="M2 20c3-1 3-12 8-12 4 0 3 7 6 7s2-7 6-8v3c-2 1-2 8-6 8s-4-7-6-7c-3 0-2 9-6 10z"/><path class="b" d="M2 20h20v2H2z"/>',
  closed_for_cleaning: '<path class="b" d="M11.2 1h1.600v12h-1.600z"/><path class="a" d="M8 12h8l3 10H5z"/><path class="b" d="M8 15h8l.4 1.400H7.600z"/>',
  right_back_at_you: '<path class="a" d="M8 3v4h6c5 0 8 3 8 7s-3 7-8 7H6v-3h8c3 0 5-2 5-4s-2-4-5-4H8v4L2 9z"/>',
  fist: '<path class="a" d="M5 8c0-3 4-3 4-1 0-3 4-3 4 0 0-2 4-2 4 1 1-2 4-1 4 1v6c0 4-3 7-7 7H9c-3 0-6-2-6-6v-4c0-2 1-3 2-4z"/><path class="b" d="M3 12h9c2 0 2 3 0 3H7v-1h5c1 0 1-1 0-1H3zM8.5 7h1v4h-1zm4 0h1v4h-1zm4 1h1v4h-1z"/>',
  wolf_at_the_heels: '<path class="a" d="m4 2 5 5h6l5-5 1 10-5 6-4 4-4-4-5-6z"/><path class="b" d="m7 11 3 1-1 2zm10 0-3 1 1 2zm-6 8h2l-1 2z"/>',
};
