/**
 * The pictures of the game, paper-cut in a few flat inks, as the inside of an <svg viewBox="0 0 48 48">.
 * `--c` is the colour of what is shown, where it has one.
 */

const INK = '#241d2b';
const CREAM = '#fff6e0';
const SNOW = '#f6f9ff';
const SKIN = '#f0c6a0';
const ROSY = '#e89b86';
const GOLD = '#e2a93b';
const WOOD = '#8a5a33';

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke = INK, width = 1.8) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const dot = (x: number, y: number, r: number, fill = INK) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const eyes = (y: number, apart = 5, fill = INK) => dot(24 - apart, y, 1.5, fill) + dot(24 + apart, y, 1.5, fill);
const cheeks = (y: number, apart = 8) => oval(24 - apart, y, 2.6, 1.7, ROSY) + oval(24 + apart, y, 2.6, 1.7, ROSY);

/** What lies in the boxes: twelve kinds of presents. */
export const presents: Record<string, string> = {
  stockings:
    path('M13 5h11v21l9 6c3 2 4 5 2 8s-6 4-9 2L14 34c-1-1-1-2-1-3z', 'var(--c)') +
    path('M11 4h15v7H11z', CREAM) +
    path('M26 42c-1-5 2-9 7-10 3 2 4 5 2 8s-6 4-9 2z', CREAM) +
    line('M14 17h10M14 22h10', CREAM, 2),
  cap:
    path('M7 35C7 20 13 10 24 10s17 10 17 25z', 'var(--c)') +
    path('M5 32h38v9H5z', CREAM) +
    dot(24, 8, 5.5, CREAM) +
    line('M15 16l4 14M24 13v17M33 16l-4 14', CREAM, 1.6) +
    line('M11 34v5M17 34v5M24 34v5M31 34v5M37 34v5', 'var(--c)', 1.4),
  sweater:
    path('M16 7h16l11 9-5 9-5-3v20H15V22l-5 3-5-9z', 'var(--c)') +
    path('M18 7c1 4 11 4 12 0z', CREAM) +
    path('M24 17l3.5 6h-2l3 5h-3.5v3h-2v-3h-3.5l3-5h-2z', CREAM) +
    line('M15 37h18', CREAM, 2) +
    line('M17 33.5h14', CREAM, 1.2),
  beigli:
    path('M6 20l26-9c6 0 11 5 11 12S38 36 33 37L10 39C4 38 2 24 6 20z', '#c98a45') +
    oval(34, 24, 9, 13, '#e9c184') +
    line('M34 24c0-3 4-2 4 2s-5 7-8 3-1-12 5-12 9 7 7 12', 'var(--c)', 2.2) +
    line('M11 24l6-2M13 31l6-1M19 18l5-1', CREAM, 1.5),
  hot_chocolate:
    path('M9 17h25v16c0 6-4 9-9 9h-7c-5 0-9-3-9-9z', 'var(--c)') +
    line('M34 21h4c5 0 5 11-1 11h-4', 'var(--c)', 3.2) +
    oval(21.5, 17, 12.5, 4.2, '#5b3524') +
    path('M15 14h6v5h-6zM23 15h6v5h-6z', CREAM) +
    line('M15 9c-2-3 2-4 0-7M22 9c-2-3 2-4 0-7M29 9c-2-3 2-4 0-7', 'var(--c)', 1.8) +
    path('M17 27h9l-4.5 8z', CREAM),
  fondant:
    path('M14 16h20v16H14z', 'var(--c)') +
    path('M14 18L4 11v26l10-7zM34 18l10-7v26l-10-7z', 'var(--c)') +
    path('M14 18L7 16v16l7-2zM34 18l7-2v16l-7-2z', CREAM) +
    line('M18 16v16M24 16v16M30 16v16', CREAM, 2),
  old_potatoes:
    path('M5 30c-2-8 5-13 12-11 8 1 10 7 8 13s-6 10-12 9-7-5-8-11z', '#6f5a41') +
    path('M22 19c3-9 12-11 18-5s6 16-1 20-14 3-17-3-2-7 0-12z', 'var(--c)') +
    dot(12, 27, 1.5) +
    dot(17, 34, 1.5) +
    line('M30 20l2 2M37 24l-2 2M30 30h2', CREAM, 1.8) +
    line('M34 10c-1-4 3-4 1-8M40 12c0-4 4-3 3-7', '#6b8f3d', 1.8),
  coal:
    path('M5 36l4-12 9-3 6 4 3 14-9 4z', INK) +
    path('M22 38l2-14 9-5 9 7 1 11-10 5z', 'var(--c)') +
    path('M13 21l3-10 11-3 8 6-2 6-8 4-7-3z', '#43414f') +
    line('M17 13l7 2 3-5M28 25l7 2 2-5M9 26l6 3', CREAM, 1.3) +
    path('M4 42h40v2H4z', CREAM),
  birch:
    line('M24 44C22 30 14 18 8 6M24 44c-1-14-4-26-6-39M24 44V4M24 44c1-14 4-26 6-39M24 44c2-14 10-26 16-38', 'var(--c)', 2.2) +
    line('M17 21l-5-3M19 15l-3-4M31 21l5-3M29 15l3-4', 'var(--c)', 1.5) +
    path('M18 31h12v6H18z', '#b3323f') +
    path('M24 34l-7-4v8zM24 34l7-4v8z', '#b3323f'),
  teddy_bear:
    dot(12, 11, 5.5, 'var(--c)') +
    dot(36, 11, 5.5, 'var(--c)') +
    oval(24, 34, 13, 12, 'var(--c)') +
    dot(24, 17, 12, 'var(--c)') +
    oval(24, 35, 7, 7.5, CREAM) +
    oval(24, 21, 5.5, 4.2, CREAM) +
    eyes(15) +
    path('M21.5 19h5L24 22z', INK),
  sleigh:
    path('M6 15c3 0 5 2 6 6h17c6 0 8-4 8-9h5c1 11-3 19-12 19H15C9 31 7 24 6 15z', 'var(--c)') +
    line('M3 38h33c5 0 7-3 7-6M14 31v7M30 31v7', WOOD, 2.6) +
    path('M15 12h8v9h-8z', CREAM) +
    line('M19 12v9M15 16h8', 'var(--c)', 1.5) +
    line('M12 26h19', CREAM, 1.6),
  crayons:
    path('M10 22h28v21H10z', 'var(--c)') +
    path('M14 22V11l3-5 3 5v11z', '#d2484f') +
    path('M21 22V9l3-5 3 5v13z', GOLD) +
    path('M28 22V11l3-5 3 5v11z', '#3f79c9') +
    path('M10 28h28v8H10z', CREAM) +
    line('M15 32c2-3 3 3 5 0s3 3 5 0 3 3 5 0 2 1 3 0', 'var(--c)', 1.6),
};

const face = (y = 23, r = 10.5, skin = SKIN) => dot(24, y, r, skin);

/** Who comes along in the dark: twelve kinds of creatures. */
export const creatures: Record<string, string> = {
  snow_maiden:
    path('M8 47c0-14 6-19 16-19s16 5 16 19z', '#6fa9d8') +
    path('M9 20C8 9 15 3 24 3s16 6 15 17l-4 4H13z', '#3f7fc0') +
    face(22, 9.5) +
    line('M13 17l3-6 4 4 4-8 4 8 4-4 3 6', SNOW, 2) +
    path('M15 30c3 3 15 3 18 0l1 6H14z', SNOW) +
    line('M15 27c-4 6-4 12-2 18', GOLD, 3.2) +
    eyes(22, 4) +
    cheeks(26, 6) +
    line('M22 27.5c1 1 3 1 4 0', INK, 1.3),
  elves:
    path('M2 46c0-9 4-13 11-13s11 4 11 13z', '#2f7d4b') +
    dot(13, 28, 7, SKIN) +
    path('M4 26C6 16 8 8 3 5c9 0 17 9 18 20z', '#2f7d4b') +
    path('M24 47c0-10 4-14 11-14s11 4 11 14z', '#b3323f') +
    dot(35, 28, 7, SKIN) +
    path('M27 25c1-11 9-20 18-20-5 3-3 11-1 21z', '#b3323f') +
    dot(3.5, 5, 2.5, GOLD) +
    dot(44.5, 5, 2.5, GOLD) +
    dot(10.5, 28, 1.3) + dot(15.5, 28, 1.3) + dot(32.5, 28, 1.3) + dot(37.5, 28, 1.3) +
    path('M5 27l-4-3 3 7zM43 27l4-3-3 7z', SKIN) +
    line('M11 31.5c1 1 3 1 4 0M33 31.5c1 1 3 1 4 0', INK, 1.3),
  mrs_claus:
    path('M6 47c0-13 7-17 18-17s18 4 18 17z', '#a93242') +
    dot(24, 7, 6, '#e9edf3') +
    path('M11 24C9 12 15 7 24 7s15 5 13 17z', '#e9edf3') +
    face(23, 10.5) +
    path('M15 16c5 1 13 1 18 0-2-5-16-5-18 0z', '#e9edf3') +
    dot(19.5, 22, 3.6, SNOW) + dot(28.5, 22, 3.6, SNOW) +
    line('M16 22a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M25 22a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M23 22h2', INK, 1.2) +
    eyes(22, 4.5) +
    cheeks(27, 7) +
    line('M21 28.5c2 2 4 2 6 0', INK, 1.4) +
    path('M16 34c4 4 12 4 16 0l-2 9H18z', SNOW),
  tomte:
    path('M24 1c5 6 13 18 15 27H9C11 19 19 7 24 1z', '#8f2f3d') +
    path('M6 28c4-4 32-4 36 0v4H6z', '#b3404e') +
    path('M9 31c0 12 6 17 15 17s15-5 15-17z', '#e9edf3') +
    oval(24, 32, 5, 4, SKIN) +
    line('M15 38c2 4 3 6 4 8M24 39v8M33 38c-2 4-3 6-4 8', '#b9c3d1', 1.4),
  caga_tio:
    path('M8 19h30c5 0 8 5 8 11s-3 11-8 11H8z', WOOD) +
    oval(9, 30, 6.5, 11, '#d9ac74') +
    line('M20 24h10M24 31h14M19 37h12', '#6b4325', 1.5) +
    line('M18 41l-4 6M36 41l4 6', WOOD, 3) +
    dot(7, 27.5, 1.3) + dot(11.5, 27.5, 1.3) +
    line('M6 33c2 2 4 2 6 0', INK, 1.5) +
    path('M2 21C2 12 9 7 18 8c5 0 8 3 8 7-4-1-8 0-9 5z', '#b3323f') +
    path('M1 19c5-3 11-3 17 0v4C12 20 6 20 1 23z', INK),
  reindeer:
    line('M17 16C9 14 7 9 8 3M10 12C6 12 4 10 3 7M31 16c8-2 10-7 9-13M38 12c4 0 6-2 7-5', '#6b4325', 2.8) +
    path('M12 18l-7-1c0 5 4 7 8 7zM36 18l7-1c0 5-4 7-8 7z', '#8a5a33') +
    path('M14 20c0-5 4-7 10-7s10 2 10 7c0 9-4 13-5 20-1 4-9 4-10 0-1-7-5-11-5-20z', '#a8713f') +
    oval(24, 38, 6, 5.5, '#e6c69a') +
    oval(24, 36, 3, 2.3, INK) +
    eyes(24, 5.5),
  papa_wolverine:
    path('M4 47c0-13 8-18 20-18s20 5 20 18z', '#4a3a34') +
    path('M6 26C4 10 12 3 24 3s20 7 18 23l-5 6H11z', '#5b4438') +
    line('M10 12L5 6M15 7l-3-5M38 12l5-6M33 7l3-5', '#5b4438', 3) +
    face(21, 10) +
    path('M12 24c0 14 5 20 12 20s12-6 12-20c-4 4-20 4-24 0z', '#33272b') +
    eyes(19, 4.5) +
    line('M16 15l6 2M32 15l-6 2', INK, 2) +
    path('M20 29h8l-2 4h-4z', SNOW) +
    line('M5 47l3-9M10 47l2-9M38 47l-2-9M43 47l-3-9', '#e9edf3', 2),
  mr_scrooge:
    path('M7 47c0-12 7-16 17-16s17 4 17 16z', '#39424f') +
    face(24, 10, '#e6c3a3') +
    path('M13 3h22v13H13z', INK) +
    path('M7 15h34v4H7z', INK) +
    path('M13 12h22v3H13z', '#7b4a8c') +
    path('M13 20c-5 3-4 9-2 12l4-4zM35 20c5 3 4 9 2 12l-4-4z', '#e9edf3') +
    line('M17 21l5 2M31 21l-5 2', INK, 1.8) +
    eyes(25, 4) +
    path('M24 24l4 6-5 1z', '#d6a584') +
    line('M20 34c3-2 5-2 8 0', INK, 1.5) +
    dot(38, 40, 5.5, GOLD) +
    line('M38 37v6', INK, 1.4),
  yule_cat:
    path('M6 48c-2-16 1-24 5-28L9 4l10 8c3-1 7-1 10 0L39 4l-2 16c4 4 7 12 5 28z', '#2a2733') +
    path('M13 21c2-3 7-2 8 2-3 3-7 2-8-2zM35 21c-2-3-7-2-8 2 3 3 7 2 8-2z', GOLD) +
    line('M17 20v4M31 20v4', INK, 1.8) +
    path('M22 28h4l-2 2.5z', '#e89b86') +
    line('M24 31c-1 3-5 3-6 1M24 31c1 3 5 3 6 1M12 28l-9-2M12 31l-9 2M36 28l9-2M36 31l9 2', '#b9b3c4', 1.2) +
    path('M20 34l1.5 4 1.5-3.5zM28 34l-1.5 4-1.5-3.5z', SNOW) +
    line('M35 46c8 1 10-6 6-10', '#2a2733', 4),
  mari_lwyd:
    path('M4 48c0-20 6-34 18-38 14-2 22 14 22 38z', '#e9edf3') +
    path('M14 6c7-4 16 0 18 8 2 7 1 20-4 29-2 4-9 4-10 0-1-9-6-14-8-22-1-6 0-12 4-15z', '#d8cdb4') +
    path('M16 16c3-2 6 0 6 4-3 2-6 0-6-4z', INK) +
    oval(21, 37, 1.3, 2.4, INK) + oval(25.5, 37, 1.3, 2.4, INK) +
    line('M19 43h8M21 41v3M24 41v3', INK, 1.2) +
    line('M31 12c5 3 8 9 9 16M32 16c4 5 5 10 5 16', '#b3323f', 2.4) +
    line('M30 10c7 1 12 7 14 15', '#2f7d4b', 2.4) +
    path('M12 8L9 1l7 4z', '#d8cdb4'),
  cringe:
    path('M5 47c0-13 7-18 19-18s19 5 19 18z', '#5d7f3d') +
    path('M8 27C6 13 12 8 24 8s18 5 16 19c-1 9-7 13-16 13S9 36 8 27z', '#7fa04f') +
    path('M9 15C11 5 24-2 40 6c-5 1-7 4-6 9-8-3-17-3-25 0z', '#b3323f') +
    dot(40.5, 6.5, 3.5, SNOW) +
    path('M8 14c9-4 19-4 28 0v4c-9-3-19-3-28 0z', SNOW) +
    path('M13 23c4-3 8-2 9 2-4 2-8 1-9-2zM35 23c-4-3-8-2-9 2 4 2 8 1 9-2z', '#f3df7a') +
    dot(18, 24, 1.5) + dot(30, 24, 1.5) +
    line('M12 20l9 2M36 20l-9 2', '#3f5726', 2) +
    line('M13 31c6 6 16 6 22-1M14 30l-2 2M34 29l2 2', INK, 1.8),
  krampus:
    path('M5 48c0-12 7-17 19-17s19 5 19 17z', '#3b2b30') +
    path('M12 15C4 13 2 6 6 1c1 6 5 8 11 9zM36 15c8-2 10-9 6-14-1 6-5 8-11 9z', '#d8cdb4') +
    path('M9 24C8 13 14 8 24 8s16 5 15 16c-1 10-6 16-15 16S10 34 9 24z', '#5a3a3c') +
    path('M9 21l-5 2 6 5zM39 21l5 2-6 5z', '#5a3a3c') +
    path('M14 22c3-3 7-2 8 1-3 2-6 2-8-1zM34 22c-3-3-7-2-8 1 3 2 6 2 8-1z', '#f2d37a') +
    dot(18.5, 22.5, 1.4) + dot(29.5, 22.5, 1.4) +
    line('M13 18l8 3M35 18l-8 3', INK, 2) +
    path('M16 30c5 3 11 3 16 0-1 4-4 6-8 6s-7-2-8-6z', INK) +
    path('M21 33h6v9c0 4-6 4-6 0z', '#d2484f') +
    path('M18 31l1.5 3 1.5-2zM30 31l-1.5 3-1.5-2z', SNOW),
};

/** Eight gift givers. */
export const givers: Record<string, string> = {
  santa_claus:
    path('M4 48c0-13 8-17 20-17s20 4 20 17z', '#c0303b') +
    face(23) +
    path('M12 24c0 13 5 19 12 19s12-6 12-19c-3 3-7 4-12 4s-9-1-12-4z', SNOW) +
    path('M11 17C13 6 23 0 33 4c6 2 9 7 9 13-3-3-5-4-8-3z', '#c0303b') +
    path('M9 15c9-4 21-4 30 0v6c-9-4-21-4-30 0z', SNOW) +
    dot(41.5, 18, 4, SNOW) +
    eyes(23, 4.5) +
    cheeks(26.5, 7) +
    path('M17 29c3-2 5-2 7 0 2-2 4-2 7 0-3 3-5 3-7 1-2 2-4 2-7-1z', '#dfe5ee') +
    dot(24, 26.5, 2, ROSY),
  christkindl:
    path('M23 30C10 20 3 24 1 34c6 2 12 6 21 4zM25 30c13-10 20-6 22 4-6 2-12 6-21 4z', '#f7ebc8') +
    path('M12 48c0-14 4-19 12-19s12 5 12 19z', SNOW) +
    path('M11 34C8 18 12 10 24 10s16 8 13 24l-5-4H16z', '#e6b94f') +
    face(22, 9.5) +
    path('M14 17c6-5 14-5 20 0-1-6-5-8-10-8s-9 2-10 8z', '#e6b94f') +
    path('M15 11l-1-8 5 4 5-6 5 6 5-4-1 8z', GOLD) +
    eyes(22, 4) +
    cheeks(25.5, 6.5) +
    line('M22 27.5c1 1 3 1 4 0', INK, 1.3) +
    path('M24 34l2 4 4 .5-3 3 1 4-4-2-4 2 1-4-3-3 4-.5z', GOLD),
  father_christmas:
    path('M3 48C3 33 10 27 24 27s21 6 21 21z', '#2f6b46') +
    path('M7 32C5 12 12 3 24 3s19 9 17 29l-6-3H13z', '#2f6b46') +
    line('M9 31C7 13 13 5 24 5s17 8 15 26', SNOW, 3) +
    face(22, 10) +
    path('M14 23c0 14 4 20 10 20s10-6 10-20c-3 3-6 4-10 4s-7-1-10-4z', '#e9edf3') +
    path('M14 15c6-4 14-4 20 0l-1 3c-6-3-12-3-18 0z', '#4c8a3f') +
    dot(19, 14, 1.6, '#c0303b') + dot(24, 13, 1.6, '#c0303b') + dot(29, 14, 1.6, '#c0303b') +
    eyes(21, 4) +
    cheeks(24.5, 6.5) +
    path('M18 28c3-2 4-2 6 0 2-2 3-2 6 0-3 2-4 2-6 1-2 1-3 1-6-1z', '#cfd7e2'),
  odin:
    path('M4 48c0-13 8-18 20-18s20 5 20 18z', '#46536b') +
    face(23, 10, '#e6bd97') +
    path('M12 24c0 14 6 22 12 23 6-1 12-9 12-23-3 3-7 4-12 4s-9-1-12-4z', '#aab2bf') +
    path('M2 18C10 12 14 4 24 3s14 9 22 15c-12 4-32 4-44 0z', '#2f3a50') +
    line('M14 13c6 2 14 2 20 0', GOLD, 1.8) +
    dot(28.5, 22.5, 1.6) +
    path('M15 20h7v5c-3 2-6 1-7-2z', INK) +
    line('M14 19l10 3', INK, 1.5) +
    path('M35 35c3-4 8-4 11-1l-4 1c1 5-3 9-9 9 1-3 1-6 2-9z', '#22202a') +
    dot(41, 35.5, 0.9, GOLD),
  saint_nicholas:
    path('M5 48c0-13 7-17 18-17s18 4 18 17z', '#8c2537') +
    face(25, 9.5) +
    path('M14 26c0 12 4 18 10 18s10-6 10-18c-3 3-5 4-10 4s-7-1-10-4z', SNOW) +
    path('M12 20C10 11 16 5 24 1c8 4 14 10 12 19z', '#b3323f') +
    line('M24 3v16M18 12h12', GOLD, 2.4) +
    path('M11 18c8-3 18-3 26 0v4c-8-3-18-3-26 0z', GOLD) +
    eyes(25, 4) +
    cheeks(28, 6.5) +
    line('M43 47V14c0-6-7-6-7-1 0 4 4 4 4 1', GOLD, 2.4),
  aunt_arie:
    path('M3 48c0-15 8-19 21-19s21 4 21 19z', '#6b4f86') +
    path('M8 32C5 14 13 5 24 5s19 9 16 27l-5-4H13z', '#7d5f9b') +
    face(23, 10) +
    path('M14 21c0-9 5-12 10-12s10 3 10 12c-3-4-6-6-10-6s-7 2-10 6z', SNOW) +
    path('M14 21c-3 4-3 9 0 12l2-6zM34 21c3 4 3 9 0 12l-2-6z', SNOW) +
    eyes(23, 4) +
    cheeks(27, 7) +
    line('M21 29c2 1.5 4 1.5 6 0', INK, 1.4) +
    path('M24 35l-6-3v7zM24 35l6-3v7z', GOLD) +
    dot(24, 35, 2, GOLD),
  la_befana:
    line('M8 47L44 9', WOOD, 2.6) +
    path('M1 47l4-12 9 8z', GOLD) +
    path('M9 48c0-13 5-17 15-17s17 4 17 17z', '#50405c') +
    path('M9 30C6 13 13 6 24 6s18 7 15 24l-6 4H15z', '#a93242') +
    face(22, 9.5, '#e9bf9a') +
    line('M13 11l3 2M20 8l1 3M29 9l-1 3M36 13l-3 2M11 18l3 1M37 19l-3 1', SNOW, 1.6) +
    path('M16 17c5-4 11-4 16 0-2-5-14-5-16 0z', '#cfd3da') +
    eyes(21, 4) +
    path('M24 21c3 2 5 5 4 7-2 1-4 0-5-1z', '#d79f79') +
    line('M19 29c3 2 6 1 8-1', INK, 1.4) +
    path('M17 33h14l-4 6h-6z', '#a93242'),
  ded_moroz:
    path('M3 48c0-13 8-18 21-18s21 5 21 18z', '#2f62a8') +
    face(23) +
    path('M12 24c0 17 6 24 12 24s12-7 12-24c-3 3-7 4-12 4s-9-1-12-4z', SNOW) +
    path('M10 17C9 8 15 3 24 3s15 5 14 14z', '#2f62a8') +
    path('M8 14c10-4 22-4 32 0v7c-10-4-22-4-32 0z', SNOW) +
    line('M24 5v7M21 7l6 3M27 7l-6 3', SNOW, 1.6) +
    eyes(23, 4.5) +
    dot(24, 26, 2.2, ROSY) +
    path('M17 29c3-2 5-2 7 0 2-2 4-2 7 0-3 3-5 3-7 1-2 2-4 2-7-1z', '#dbe4f0') +
    line('M44 47V20M40 20h8M41 16l6 8M47 16l-6 8', '#a9d3f2', 1.8),
};

/** The five shapes of the kiddos, in a 24 by 24 square. */
export const shapes: Record<string, string> = {
  star: 'M12 1.5l3.1 6.7 7.3.9-5.4 5 1.4 7.3-6.4-3.6-6.4 3.6 1.4-7.3-5.4-5 7.3-.9z',
  bell: 'M12 1.5a2 2 0 0 1 2 2c3.5 1 5 4 5 8 0 3.5 1 5.5 3 7H2c2-1.5 3-3.5 3-7 0-4 1.5-7 5-8a2 2 0 0 1 2-2zM9 20h6a3 3 0 0 1-6 0z',
  tree: 'M12 1l6 7.5h-3l5 6h-4l5.5 6H14V24h-4v-3.5H2.5L8 14.5H4l5-6H6z',
  snowflake:
    'M10.9 1h2.2v3.6l2.3-1.7 1.2 1.8-3.5 2.5v2.9l2.6-1.5.4-4.3 2.2.2-.3 2.8 3.1-1.8 1.1 1.9-3.1 1.8 2.6 1.2-.9 2-3.9-1.9-2.6 1.5 2.6 1.5 3.9-1.9.9 2-2.6 1.2 3.1 1.8-1.1 1.9-3.1-1.8.3 2.8-2.2.2-.4-4.3-2.6-1.5v2.9l3.5 2.5-1.2 1.8-2.3-1.7V23h-2.2v-3.6l-2.3 1.7-1.2-1.8 3.5-2.5v-2.9l-2.6 1.5-.4 4.3-2.2-.2.3-2.8-3.1 1.8-1.1-1.9 3.1-1.8L2.9 13.6l.9-2 3.9 1.9 2.6-1.5-2.6-1.5-3.9 1.9-.9-2 2.6-1.2L2.4 7.4l1.1-1.9 3.1 1.8-.3-2.8 2.2-.2.4 4.3 2.6 1.5V7.2L8 4.7l1.2-1.8 2.3 1.7z',
  heart: 'M12 22C4 16 1 12 1 7.5 1 4 3.5 1.8 6.6 1.8c2.3 0 4.2 1.2 5.4 3.2 1.2-2 3.1-3.2 5.4-3.2C20.5 1.8 23 4 23 7.5 23 12 20 16 12 22z',
};

/** Any other edition's shape is a plain lozenge. */
export const shapeOf = (name: string) => shapes[name] ?? 'M12 1l9 11-9 11L3 12z';
