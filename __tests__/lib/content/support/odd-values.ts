const long = (text: string, times: number) => text.repeat(times);
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const json = (text: string): unknown => JSON.parse(text);

/** What an honest host may well send in place of what was agreed. */
export const harmless: readonly unknown[] = [
  ...['', ' ', '\t\n', null, undefined, 0, 1, -1, 7, 42, 3.5, 1e21, -0, 2 ** 53, true, false],
  ...['0', '1', '007', ' 12 ', '12.50', '12,50', '1e3', 'true', 'False', 'yes', 'nu', 'None', 'null', 'undefined', 'NaN'],
  ...['2026-05-01', '2026-05-01T19:00', '2026-05-01 19:00:00', '2026-05-01T19:00:00Z', '2026-05-01 19:00:00+03'],
  ...['2026-05-01T19:00:00.123456+0300', '01.05.2026', '1.5.2026 19:00', '2026-02-30', '0000-00-00', '2027-13-45'],
  ...['2026-12-31T23:59:59', '9999-12-31T23:59:59Z', '0001-01-01', 'mâine', '1 mai 2026', '19:00', '1:02:03'],
  ...['Europe/Paris', 'Foo/Bar', 'EET', 'UTC', '+02:00', 'ro', 'en_GB', 'RO', 'klingon', 'SOLD_OUT', 'Cancelled', 'postponed'],
  ...['slug', 'Slug_Mare', 'țară-făgăraș', '100%', 'a b', 'a/b', 'a?b#c', '..', '.', 'çà-et-là', '事件', '🎵'],
  ...['/media/x y.jpg', 'media/x.jpg', '//cdn.example/x.jpg', 'https://cdn.example/ș.jpg', 'www.example.org', 'example.org/a'],
  ...['/media/%zz', '/media/logo%zz.zip', 'https://x.example/%', 'http://', 'https://exa mple.org/', '/a?b=c&d="e"', '#top'],
  ...['Ana & Ion <3', '„Lebăda”', 'a\u00a0b', 'a\u00adb', 'e\u0301', '<p>Text</p>', '&amp; &#351;', 'Rândul 1\nRândul 2'],
  ...[[], {}, [null], [[]], [''], [{}], ['a', 'b'], { html: 'x' }, [{ title: '', file: '' }], [{ name: null }], [1, 2]],
  ...[[{ name: 'Ana', position: null, voice: null }, { name: 'Ana' }, { name: '' }, null, 5]],
  ...[[{ title: 'Foaie', file: '/media/a.pdf' }, { title: null, file: '/media/%zz.pdf' }, { file: 7 }, 'x']],
  ...[long('cuvânt ', 500), long('x', 3_000), long('<p>Text</p>', 800)],
];

const scripts = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'java\tscript:alert(1)',
  '\u0001javascript:alert(1)', 'javascript&colon;alert(1)', 'javascript://evil.example/%0aalert(1)', 'vbscript:x',
  'data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>', 'blob:https://evil.example/1',
  'file:///etc/passwd', 'filesystem:https://evil.example/x', 'view-source:https://evil.example',
];
const disguised = [
  '/\\evil.example', '\\\\evil.example', '/\\/evil.example', '\\/evil.example/x', '/\t/evil.example', '/\n/evil.example',
  'https:\\\\evil.example', 'https://bank.example@evil.example/', 'https://user:word@evil.example/', 'http:/\\evil.example',
];
const markup = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>', '<a href="/\\evil.example">x</a>', '<a href="java&#10;script:alert(1)">x</a>',
  '<img src="https://pixel.example/p.gif">', '<img srcset="https://pixel.example/p.gif 1x">', '<p style="background:url(//pixel.example)">x</p>',
  '<form action="https://evil.example"><input name=a></form>', '<base href="https://evil.example/">', '<object data="javascript:alert(1)">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>', '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel=stylesheet href=//pixel.example>', '<video poster="//pixel.example/p" src="javascript:1"></video>', '</div></main></html>',
  '"><script>alert(1)</script>', "' onmouseover='alert(1)", '<!--', '<![CDATA[x]]>', '</script><script>alert(1)</script>', '${7*7}{{7*7}}',
  '<a href="https://bank.example@evil.example">x</a>', '<b>'.repeat(3_000), '<b a=1><p>'.repeat(400), '<table><tr><td>'.repeat(300),
];
const characters = [
  'a\u0000b', '\u0000', 'a\u0001\u0002\u001f\u007f\u0085b', 'abc\u202eexe.txt', '\u2066abc', 'a\ud800b', '\udc00', 'a\ufffeb', '\u2028\u2029',
  'Z\u0351\u032b'.repeat(200), '\ufeffabc', '&#0;&#1;&#x202e;x', '\u001b[31mred', 'a\r\nSet-Cookie: x=1',
];
const structures = [
  json('{"__proto__":{"polluted":true}}'), json('{"constructor":{"prototype":{"polluted":true}}}'), json('{"toString":1,"valueOf":2}'),
  json('{"toJSON":"x","then":"y","length":-1}'), json('[{"__proto__":{"name":"x"}}]'), '__proto__', 'constructor', 'hasOwnProperty', 'toString',
  nested(2_000), Array.from({ length: 3_000 }, () => ({ name: 'x', title: 'x', file: '/x' })), 'x'.repeat(300_000), '<p>x</p>'.repeat(9_000),
  1e308, -1e308, Number.MAX_VALUE, 5e-324, '9'.repeat(400), '../../etc/passwd', '%2e%2e%2f', '..\\..\\x', 'a%00b', '%E0%A4%A',
];

/** What a broken or hostile host may send. */
export const harmful: readonly unknown[] = [...scripts, ...disguised, ...markup, ...characters, ...structures];
