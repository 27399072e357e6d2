// The few parts of the OpenType format that small-caps.ts reads and writes (OpenType 1.9: cmap 4, GSUB).

export type Tables = Map<string, Buffer>;
export type Feature = { tag: string; lookups: number[] };
/** A glyph and what it becomes. */
export type Pair = [from: number, to: number];
export type Addition = { tag: string; pairs: Pair[] };

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    const start = font.readUInt32BE(at + 8);
    const table = Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12)));
    tables.set(font.toString('latin1', at, at + 4), table);
  }
  return tables;
}

export function writeTables(version: number, tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(version, 0);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let offset = head.length;
  [...tables].sort().forEach(([tag, table], index) => {
    const at = 12 + 16 * index;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    offset += table.length + padding.length;
  });
  return Buffer.concat(parts);
}

/** Big-endian 16-bit words. */
export const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
};

/** Glyph of a character (cmap format 4; the subset has no characters beyond 16 bits). */
export function glyphOf(cmap: Buffer, code: number): number {
  for (let table = 0; table < cmap.readUInt16BE(2); table += 1) {
    const at = cmap.readUInt32BE(8 + table * 8);
    if (cmap.readUInt16BE(at) !== 4) continue;
    const doubled = cmap.readUInt16BE(at + 6);
    for (let i = 0; i < doubled; i += 2) {
      const start = cmap.readUInt16BE(at + 16 + doubled + i);
      if (cmap.readUInt16BE(at + 14 + i) < code || start > code) continue;
      const delta = cmap.readUInt16BE(at + 16 + 2 * doubled + i);
      const rangeAt = at + 16 + 3 * doubled + i;
      const range = cmap.readUInt16BE(rangeAt);
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - start));
      return (glyph + delta) & 0xffff;
    }
  }
  throw new Error(`no glyph for U+${code.toString(16)}`);
}

/** Features of GSUB, in their order. */
export function readFeatures(gsub: Buffer): Feature[] {
  const list = gsub.readUInt16BE(6);
  return Array.from({ length: gsub.readUInt16BE(list) }, (_, index) => {
    const at = list + 2 + index * 6;
    const feature = list + gsub.readUInt16BE(at + 4);
    if (gsub.readUInt16BE(feature) !== 0) throw new Error('a feature with parameters would lose them');
    const count = gsub.readUInt16BE(feature + 2);
    const lookups = Array.from({ length: count }, (__, i) => gsub.readUInt16BE(feature + 4 + 2 * i));
    return { tag: gsub.toString('latin1', at, at + 4), lookups };
  });
}

function coverageIndex(gsub: Buffer, at: number, glyph: number): number {
  const count = gsub.readUInt16BE(at + 2);
  for (let i = 0; i < count; i += 1) {
    if (gsub.readUInt16BE(at) === 1) {
      if (gsub.readUInt16BE(at + 4 + 2 * i) === glyph) return i;
      continue;
    }
    const range = at + 4 + 6 * i;
    const first = gsub.readUInt16BE(range);
    if (first <= glyph && glyph <= gsub.readUInt16BE(range + 2))
      return gsub.readUInt16BE(range + 4) + glyph - first;
  }
  return -1;
}

/** What single substitution makes of a glyph under a feature. */
export function substitute(gsub: Buffer, features: Feature[], tag: string, glyph: number): number {
  const list = gsub.readUInt16BE(8);
  for (const index of features.find((feature) => feature.tag === tag)?.lookups ?? []) {
    const lookup = list + gsub.readUInt16BE(list + 2 + 2 * index);
    if (gsub.readUInt16BE(lookup) !== 1) continue;
    for (let i = 0; i < gsub.readUInt16BE(lookup + 4); i += 1) {
      const sub = lookup + gsub.readUInt16BE(lookup + 6 + 2 * i);
      const at = coverageIndex(gsub, sub + gsub.readUInt16BE(sub + 2), glyph);
      if (at < 0) continue;
      if (gsub.readUInt16BE(sub) === 1) return (glyph + gsub.readUInt16BE(sub + 4)) & 0xffff;
      return gsub.readUInt16BE(sub + 6 + 2 * at);
    }
  }
  throw new Error(`${tag} does nothing to glyph ${glyph}`);
}

const singleSubstitution = (pairs: Pair[]): Buffer => {
  const sorted = pairs.toSorted(([a], [b]) => a - b);
  const coverageAt = 6 + 2 * sorted.length;
  const subtable = words(2, coverageAt, sorted.length, ...sorted.map(([, to]) => to));
  return Buffer.concat([
    words(1, 0, 1, 8),
    subtable,
    words(1, sorted.length, ...sorted.map(([from]) => from)),
  ]);
};

/** `first` is the index of the first new lookup. */
function featureTable(features: Feature[], additions: Addition[], first: number): Buffer {
  let offset = 2 + 6 * features.length;
  const records = [words(features.length)];
  const bodies = features.map(({ tag, lookups }) => {
    const all = [
      ...lookups,
      ...additions.flatMap((addition, i) => (addition.tag === tag ? [first + i] : [])),
    ];
    records.push(Buffer.from(tag, 'latin1'), words(offset));
    offset += 4 + 2 * all.length;
    return words(0, all.length, ...all);
  });
  return Buffer.concat([...records, ...bodies]);
}

/** GSUB with further lookups, added to every feature of their tag. */
export function extendGsub(gsub: Buffer, features: Feature[], additions: Addition[]): Buffer {
  const scripts = gsub.readUInt16BE(4);
  const featureList = gsub.readUInt16BE(6);
  const lookupList = gsub.readUInt16BE(8);
  if (!(scripts < featureList && featureList < lookupList))
    throw new Error('GSUB is not laid out as expected');
  const count = gsub.readUInt16BE(lookupList);
  const grown = 2 * additions.length;
  const oldOffsets = Array.from(
    { length: count },
    (_, i) => gsub.readUInt16BE(lookupList + 2 + 2 * i) + grown,
  );
  const oldLookups = gsub.subarray(lookupList + 2 + 2 * count);
  const lookups = additions.map(({ pairs }) => singleSubstitution(pairs));
  let end = 2 + 2 * count + grown + oldLookups.length;
  const newOffsets = lookups.map((lookup) => (end += lookup.length) - lookup.length);
  const lookupTable = [words(count + additions.length, ...oldOffsets, ...newOffsets), oldLookups, ...lookups];

  const featureBytes = featureTable(features, additions, count);
  const scriptTable = gsub.subarray(scripts, featureList);
  const start = 10 + scriptTable.length;
  const header = Buffer.concat([gsub.subarray(0, 4), words(10, start, start + featureBytes.length)]);
  return Buffer.concat([header, scriptTable, featureBytes, ...lookupTable]);
}
