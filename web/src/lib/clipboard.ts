/** Copies a text; over plain http browsers offer only the old way. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  document.execCommand('copy');
  field.remove();
}
