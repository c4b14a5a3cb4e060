/** The host's options as the page offers them: what kind of field an option's JSON Schema asks for. */
import { text, textOr } from './text';
import type { HostOption, TableInfo } from './wire';

export type Field =
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'number'; least: number; most: number; mayBeEmpty: boolean }
  | { kind: 'set'; values: readonly string[] }
  | { kind: 'list'; of: 'number' | 'string' };

interface Schema {
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
}

export function fieldFor(option: HostOption): Field {
  return field(option.schema as Schema, false);
}

function field(schema: Schema, mayBeEmpty: boolean): Field {
  if (schema.anyOf) {
    const [first = {}] = schema.anyOf; // the other ways to say it are for files; null leaves the choice to the game
    return field(first, schema.anyOf.some((other) => other.type === 'null'));
  }
  if (schema.enum) return { kind: 'choice', values: schema.enum };
  if (schema.type === 'boolean') return { kind: 'switch' };
  if (schema.type === 'array') {
    if (schema.items?.enum) return { kind: 'set', values: schema.items.enum.map(String) };
    return { kind: 'list', of: schema.items?.type === 'integer' ? 'number' : 'string' };
  }
  return { kind: 'number', least: schema.minimum ?? 0, most: schema.maximum ?? 1_000_000, mayBeEmpty };
}

/** People are asked in seconds for what is kept in milliseconds. */
export const unitOf = (option: string) => (option.endsWith('_ms') ? 1000 : 1);

/** What was typed into a list: values between commas. */
export function readList(typed: string, of: 'number' | 'string'): (string | number)[] {
  const words = typed.split(',').map((word) => word.trim()).filter((word) => word !== '');
  return of === 'number' ? words.map(Number).filter(Number.isFinite) : words;
}

/** A value's name for people; a number is its own. */
export function valueName(option: string, value: unknown): string {
  if (typeof value === 'boolean') return text(value ? 'option-on' : 'option-off');
  if (Array.isArray(value)) return value.map((one) => valueName(option, one)).join(text('list-comma'));
  return textOr(`${option}-${value}`, String(value ?? text('option-automatic')));
}

/** An option's texts begin so. */
const called = (game: string, option: string) => `${game}-house-${option}`;

/** What a table plays otherwise than the book, each in words. */
export function houseRules({ game, options }: Pick<TableInfo, 'game' | 'options'>): string[] {
  return Object.entries(options).map(([name, value]) => text('house-rule', { name: text(called(game, name)), value: valueName(called(game, name), typeof value === 'number' ? value / unitOf(name) : value) }));
}

/** Only what differs from the default is sent. */
export function changed(options: readonly HostOption[], values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const different = options.filter((option) => JSON.stringify(values[option.name]) !== JSON.stringify(option.default));
  return Object.fromEntries(different.map((option) => [option.name, values[option.name]]));
}
