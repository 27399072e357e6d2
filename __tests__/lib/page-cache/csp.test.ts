/** @jest-environment node */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { contentSecurityPolicy, inlineScripts } from '@/lib/page-cache/csp.mjs';
import { gatherScripts } from '@/lib/page-cache/gather-scripts.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (data: unknown) => `self.__next_f.push(${JSON.stringify(data)})`;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
const element = (script: string) => `<script>${script}</script>`;
const finish = (html: string) => {
  const gathered = gatherScripts(html);
  return { ...gathered, ...inlineScripts(gathered.html, gathered.script) };
};

describe("the framework's inline data", () => {
  it('becomes one script with one hash where the last of it stood, in the same order', () => {
    const scripts = [start, push([1, '1:"a\\"\n']), push([1, 'b']), push([3, 'AAA=']), push([1, 'c'])];
    const html = `<p>a</p>${scripts.map(element).join('')}<script src="/_next/a.js" async=""></script></body>`;
    const one = [start, push([1, '1:"a\\"\nb']), push([3, 'AAA=']), push([1, 'c'])].join(';');
    const page = finish(html);
    expect(page.html).toBe(`<p>a</p>${element(one)}<script src="/_next/a.js" async=""></script></body>`);
    expect(page).toMatchObject({ hashes: [hashOf(one)], unknown: [] });
    expect(page.html.length).toBeLessThan(html.length);
  });

  it('says what it said, whatever the texts are', () => {
    const said = (html: string) => {
      const heard: unknown[] = [];
      const self = { __next_f: { push: (data: unknown) => heard.push(data) } };
      for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
        runInNewContext(script, { self });
      return heard.flatMap((data) => (Array.isArray(data) ? data.slice(1) : [])).join('');
    };
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        const pushes = texts.map((text) => push([1, text]).replace(/[<\u2028\u2029]/g, escaped));
        const html = [start, ...pushes].map(element).join('<i></i>');
        expect(said(gatherScripts(html).html)).toBe(texts.join(''));
        expect(finish(html).hashes).toHaveLength(1);
      }),
    );
  });

  it("leaves the bundler's start where it is, which carries JSON too", () => {
    const script =
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
    const html = `<script id="_R_">${script}</script>`;
    expect(finish(html)).toMatchObject({ html, hashes: [hashOf(script)], unknown: [] });
    expect(finish(html.replace('["a.js"]', 'alert(1)')).hashes).toEqual([]);
  });

  it('leaves structured data alone: it does not run', () => {
    expect(finish('<script type="application/ld+json">{"@type":"Event"}</script>').hashes).toEqual([]);
  });

  it.each([
    ['a stranger', 'alert(1)'],
    ['a call appended to the flight push', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['an expression in the argument', 'self.__next_f.push([alert(1)])'],
    ['an expression between texts', 'self.__next_f.push([1,"a"+alert(1)+"b"])'],
    ['a second argument in the array', 'self.__next_f.push([1,"a",alert(1),"b"])'],
    ['a look-alike start', `${start};alert(1)`],
  ])('never hashes %s, nor moves it', (_, script) => {
    const { html, hashes, unknown } = finish(element(script));
    expect(html).toBe(element(script));
    expect(hashes).toEqual([]);
    expect(unknown).toHaveLength(1);
  });

  it('hashes no text that is not JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('<'));
        const json = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        expect(finish(`<script>self.__next_f.push(${text})</script>`).hashes.length === 1).toBe(json);
      }),
    );
  });
});

describe('the policy', () => {
  it("allows scripts of the site and the hashed ones only, and no 'unsafe-inline'", () => {
    const policy = contentSecurityPolicy({ hashes: ["'sha256-x'"] });
    expect(policy).toContain("script-src 'self' 'sha256-x';");
    expect(/script-src [^;]*unsafe/.test(policy)).toBe(false);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("lets pictures and sound come from the API's hosts, and Google's map only into its own document", () => {
    const hosts = ['https://api.example.org', 'https://cdn.example.org:8443'];
    const policy = contentSecurityPolicy({ hashes: [], mediaOrigins: hosts });
    expect(policy).toContain(`img-src 'self' ${hosts.join(' ')} data:;`);
    expect(policy).toContain(`media-src 'self' ${hosts.join(' ')};`);
    expect(policy).not.toContain('google');
    expect(contentSecurityPolicy({ hashes: [], profile: 'map' })).toContain('https://*.googleapis.com');
  });
});
