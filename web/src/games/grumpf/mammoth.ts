/** The mammoth alone: the lobby's picture needs no other animal. */
export const MAMMOTH =
  '<path class="a" d="M3 21V12c0-5 4-8 8-8 2 0 3 1 4 2 4-1 7 2 7 6v4c0 3 1 4 1 5-3 1-4-1-4-4v-2h-2v6h-3v-5H9v5H6v-4l-1 4z"/><path class="b" d="M14 12c1 4 4 6 7 5-1 3-8 3-8-4z"/><circle class="b" cx="18" cy="10" r="1"/>';
