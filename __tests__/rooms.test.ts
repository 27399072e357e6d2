/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const roots = ['app', 'components', 'lib', 'content', 'messages'];

/** `lib/shop/cart/cart.ts` → `lib/shop`, everything else → its first folder. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('lib/') ? 2 : 1)
    .join('/');

const files = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(root, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

const imported = /(?:from\s+|import\(\s*|import\s+)'((?:\.{1,2}|@)\/[^']+)'/g;

/** The rooms whose files a room imports, in alphabetical order. */
function neighboursOf(room: string): string[] {
  const found = files
    .filter((file) => roomOf(file) === room)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(imported)].map(([, address = '']) =>
        address.startsWith('@/') ? address.slice(2) : path.posix.join(path.posix.dirname(file), address),
      ),
    )
    .filter((address) => roots.some((root) => address.startsWith(`${root}/`)))
    .map(roomOf);
  return [...new Set(found)].filter((neighbour) => neighbour !== room).sort();
}

const rooms = [...new Set(files.map(roomOf))].sort();

/** The drawing of docs/architecture.md: a room a line, `room → the rooms it imports`. */
function drawn(): Map<string, string[]> {
  const rows = [
    ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^([a-z0-9/-]+) +→ *([a-z0-9/ -]*)$/gm),
  ];
  return new Map(rows.map(([, room = '', list = '']) => [room, list.trim().split(/ +/).filter(Boolean)]));
}

describe('the drawing of the rooms in docs/architecture.md', () => {
  const drawing = drawn();

  it('names every room there is, and no other', () => {
    expect([...drawing.keys()].sort()).toEqual(rooms);
    for (const room of rooms) expect(existsSync(room)).toBe(true);
  });

  it.each(rooms)('shows what %s imports', (room) => {
    expect(drawing.get(room)?.toSorted()).toEqual(neighboursOf(room));
  });

  it('reads downwards: no room imports one that stands above it', () => {
    const order = [...drawing.keys()];
    const upwards = [...drawing].flatMap(([room, list]) =>
      list
        .filter((below) => order.includes(below) && order.indexOf(below) < order.indexOf(room))
        .map((below) => `${room} → ${below}`),
    );
    expect(upwards).toEqual([]);
  });
});
