/** @jest-environment node */
import type { Root, RootContent } from 'hast';
import { textAddresses } from '@/lib/text/addresses';
import { keepTogether } from '@/lib/text/keep-together';
import { contentSecurityPolicy } from '@/lib/page-cache/csp.mjs';
import { plainText } from '@/lib/text/plain-text';
import { toCutTree, toTree } from '@/lib/text/to-tree';
import { videoOf } from '@/lib/text/video';

const addresses = textAddresses({
  apiUrl: 'http://api.example:8000/v1',
  siteUrl: 'https://cor.example',
  mediaHosts: ['cdn.example', 'media.example:8443'],
});

/** A tree as short markup: `p[a(/x)[text]]`. */
function sketch(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const inside = node.children.map(sketch).join('');
  if (node.type !== 'element') return inside;
  const address = node.properties['href'] ?? node.properties['src'];
  const name = address === undefined ? node.tagName : `${node.tagName}(${String(address)})`;
  return inside === '' ? `<${name}>` : `${name}[${inside}]`;
}
const read = (html: string) => sketch(toTree(html, 2, addresses));

describe('the blocks of a text', () => {
  it.each([
    ['<div>Unu</div><div>Doi</div>', 'p[Unu]p[Doi]'],
    ['<div>Unu<p>Doi</p>Trei</div>', 'p[Unu]p[Doi]p[Trei]'],
    ['<section><div><h2>Titlu</h2>Text <b>gros</b></div></section>', 'h2[Titlu]p[Text b[gros]]'],
    ['<p>Unu<div>Doi</div>', 'p[Unu]p[Doi]'],
    ['<b><div>Unu</div><div>Doi</div></b>', 'b[Unu<br>Doi]'],
    ['Unu<br>Doi', 'Unu<br>Doi'],
    ['<p>Unu<p>Doi', 'p[Unu]p[Doi]'],
    ['<ul><li>Unu<li>Doi</ul>', 'ul[li[Unu]li[Doi]]'],
    ['<dl><dt>Unu<dd>Doi</dl>', 'dl[dt[Unu]dd[Doi]]'],
    ['<h2>Unu<h3>Doi</h3>', 'h2[Unu]h3[Doi]'],
    ['<table><td>Unu<td>Doi<tr><th>Trei</table>', 'table[tbody[tr[td[Unu]td[Doi]]tr[th[Trei]]]]'],
    ['<table><tr>Rătăcit<td>Unu</table>', 'Rătăcittable[tbody[tr[td[Unu]]]]'],
    ['<a href="#x">Unu<a href="#y">Doi</a>', 'a(#x)[Unu]a(#y)[Doi]'],
    ['<a href="#x"><table><td><a href="#y">Doi</a></table></a>', 'a(#x)[table[tbody[tr[td[Doi]]]]]'],
    ['<custom-box><p>Unu</p></custom-box>', 'p[Unu]'],
    ['a < b & c &amp; &#537;', 'a < b & c & ș'],
    ['<!-- x --><p>Unu</p><!-- y', 'p[Unu]'],
    ['<svg><circle></svg>Unu', 'Unu'],
    ['<svg><p>Unu</p>', 'p[Unu]'],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('what a text leads to and loads', () => {
  it.each([
    ['<a href="/media/a b.pdf">x</a>', 'a(http://api.example:8000/media/a%20b.pdf)[x]'],
    ['<a href="media/a.pdf">x</a>', 'a(http://api.example:8000/media/a.pdf)[x]'],
    ['<a href="//cdn.example/a.pdf">x</a>', 'a(http://cdn.example/a.pdf)[x]'],
    ['<a href="/ro/stiri">x</a>', 'a(/ro/stiri)[x]'],
    ['<a href="/art/product/1.webp">x</a>', 'a(/art/product/1.webp)[x]'],
    ['<a href="mailto:a@b.example">x</a>', 'a(mailto:a@b.example)[x]'],
    ['<a href="tel:+40700000000">x</a>', 'a(tel:+40700000000)[x]'],
    ['<a href="/\\evil.example">x</a>', 'a[x]'],
    ['<a href="java&#10;script:alert(1)">x</a>', 'a[x]'],
    ['<a href="https://a@evil.example">x</a>', 'a[x]'],
    ['<img src="/media/a.jpg">', '<img(http://api.example:8000/media/a.jpg)>'],
    ['<img src="https://cdn.example/a.jpg">', '<img(https://cdn.example/a.jpg)>'],
    ['<img src="https://media.example:8443/a.jpg">', '<img(https://media.example:8443/a.jpg)>'],
    ['<img src="https://media.example/a.jpg" alt="Cor">', 'a(https://media.example/a.jpg)[Cor]'],
    ['<img src="https://pixel.example/a.gif">', 'a(https://pixel.example/a.gif)[pixel.example]'],
    ['<a href="#x"><img src="https://pixel.example/a.gif" alt="Cor"></a>', 'a(#x)[Cor]'],
    ['<img src="data:image/png;base64,x" alt="Cor">', 'Cor'],
    [
      '<iframe src="https://www.video.example/embed/1"></iframe>',
      'p[a(https://www.video.example/embed/1)[video.example]]',
    ],
    [
      '<video><source src="/media/v.mp4">Nu merge</video>',
      'p[a(http://api.example:8000/media/v.mp4)[api.example:8000]]',
    ],
    ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ])('%s', (html, expected) => expect(read(html)).toBe(expected));
});

describe('an embedded video', () => {
  const id = 'a-b_c1D2e3F';
  const figure = (page: string) => [
    { type: 'element', tagName: 'figure', properties: { dataVideo: page }, children: [] },
  ];
  const youTube = `https://www.youtube.com/watch?v=${id}`;

  it.each([
    [`<iframe src="https://www.youtube.com/embed/${id}?rel=0"></iframe>`, youTube],
    [`<iframe src="//www.youtube-nocookie.com/embed/${id}?start=90"></iframe>`, `${youTube}&t=90`],
    [`<p><iframe src="https://youtu.be/${id}?t=5s"></iframe></p>`, `${youTube}&t=5`],
    [`<figure><oembed url="https://m.youtube.com/shorts/${id}"></oembed></figure>`, youTube],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e"></iframe>',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['<div><iframe src="https://vimeo.com/76979871"></iframe></div>', 'https://vimeo.com/76979871'],
  ])('is kept as one that the page knows: %s', (html, page) => {
    const [first] = toTree(html, 2, addresses).children;
    const shown = html.startsWith('<figure') && first?.type === 'element' ? first.children : [first];
    expect(shown).toEqual(figure(page));
    expect(videoOf(page)?.page).toBe(page);
  });

  it.each([
    `https://www.youtube.com/embed/${id}x`,
    'https://www.youtube.com/embed/videoseries?list=x',
    `https://www.youtube.com.evil.example/embed/${id}`,
    `https://www.youtube.com:8443/embed/${id}`,
    `https://evil.example/www.youtube.com/embed/${id}`,
    'https://player.vimeo.com/video/1/../../evil',
    'https://vimeo.com/channels/staffpicks',
  ])('is a link like any other when it is none: %s', (src) => {
    expect(videoOf(src)).toBeUndefined();
    expect(read(`<iframe src="${src}"></iframe>`)).toMatch(/^p\[a\(https:/);
  });

  it('is a link where no figure may stand, and cannot be had by its name', () => {
    expect(read(`<h2>x <iframe src="${youTube}"></iframe></h2>`)).toMatch(
      /^h2\[x .*a\(https:\/\/www\.youtube/,
    );
    expect(toTree(`<figure data-video="${youTube}">x</figure>`, 2, addresses).children).toMatchObject([
      { properties: {} },
    ]);
  });

  it('has its player on a host that the policy of pages lets in', () => {
    const [, hosts = ''] = /frame-src ([^;]*)/.exec(contentSecurityPolicy({ hashes: [] })) ?? [];
    const players = [youTube, 'https://vimeo.com/76979871'].map(
      (page) => new URL(videoOf(page)?.player ?? '').origin,
    );
    expect(hosts.split(' ')).toEqual(["'self'", ...players]);
  });
});

it('marks the links that lead away', () => {
  const isMarked = (address: string) =>
    JSON.stringify(toTree(`<a href="${address}">x</a>`, 2, addresses)).includes('external');
  expect(['https://ziar.example/', 'https://api.example/'].filter(isMarked)).toHaveLength(2);
  expect(
    [
      'https://cor.example/ro',
      '/media/a.pdf',
      'https://cdn.example/a.pdf',
      'mailto:a@b.example',
      '#x',
    ].filter(isMarked),
  ).toEqual([]);
});

it('holds no character that a page may not hold', () => {
  expect(read('<p>a\u0000b&#0;c\u202ed&#x202e;e\u0085\ud800f</p>')).toMatch(/^p\[ab\ufffd?cdef\]$/);
});

describe('a text that is too much', () => {
  it.each([
    ['long', '<p>Text</p>'.repeat(30_000)],
    ['full', '<p>x</p>'.repeat(5_000)],
  ])('is cut, and says so, when it is too %s', (_, html) => {
    const { tree, cut } = toCutTree(html);
    expect(cut).toBe(true);
    expect(tree.children.length).toBeGreaterThan(1_000);
  });

  it('loses no word when it is nested too deep', () => {
    const { tree, cut } = toCutTree(`${'<div><b>'.repeat(3_000)}Adânc`);
    expect(cut).toBe(false);
    expect(sketch(tree)).toContain('Adânc');
  });

  it.each([
    ['nested', '<b>'.repeat(66_000)],
    ['nested boxes', '<div>'.repeat(40_000)],
    ['misnested', Array.from({ length: 20_000 }, (_, index) => `<b a=${index}><p>`).join('')],
    ['misnested links', '<a><b><p>'.repeat(20_000)],
    ['tables in tables', '<table><tr><td>'.repeat(12_000)],
    ['stray content in a table', `<table>${'<b>x'.repeat(40_000)}`],
    ['attributes', `<a ${Array.from({ length: 30_000 }, (_, index) => `a${index}`).join(' ')}>x`],
    ['open quotes', '<a b="'.repeat(30_000)],
    ['brackets', '<'.repeat(200_000)],
    ['comments', '<!--'.repeat(50_000)],
    ['references', '&amp;'.repeat(40_000)],
    ['blanks', `<a b${' '.repeat(199_000)}`],
    ['figures', `<p>${'1.'.repeat(90_000)}`],
    ['noughts', `<p>${'00'.repeat(90_000)}a`],
    ['strokes', `<p>${'0/'.repeat(90_000)}a`],
    ['half addresses', `<p>${'a.-'.repeat(60_000)}`],
  ])('never holds up the others: %s', (_, html) => {
    const before = process.cpuUsage();
    keepTogether(toTree(html));
    plainText({ html });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });
});
