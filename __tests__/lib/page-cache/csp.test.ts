/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { contentSecurityPolicy, inlineScripts } from '@/lib/page-cache/csp.mjs';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';
const flight = 'self.__next_f.push([1,"5:[\\"$\\",\\"p\\"]"])';

describe('inline scripts of a page', () => {
  it("hashes the framework's own", () => {
    const html = `<script>${start}</script><script>${flight}</script><script src="/_next/a.js" async=""></script>`;
    expect(inlineScripts(html)).toEqual({ hashes: [hashOf(start), hashOf(flight)], unknown: [] });
  });

  it("hashes the bundler's start, which carries JSON too", () => {
    const script =
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';
    expect(inlineScripts(`<script id="_R_">${script}</script>`)).toEqual({
      hashes: [hashOf(script)],
      unknown: [],
    });
  });

  it('leaves structured data alone: it does not run', () => {
    expect(inlineScripts('<script type="application/ld+json">{"@type":"Event"}</script>').hashes).toEqual([]);
  });

  it.each([
    ['a stranger', 'alert(1)'],
    ['a call appended to the flight push', 'self.__next_f.push([1,"a"]);alert(1)'],
    ['an expression in the argument', 'self.__next_f.push([alert(1)])'],
    ['a look-alike start', `${start};alert(1)`],
  ])('never hashes %s', (_, script) => {
    const { hashes, unknown } = inlineScripts(`<script>${script}</script>`);
    expect(hashes).toEqual([]);
    expect(unknown).toHaveLength(1);
  });

  it('hashes no text that is not JSON, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('<'));
        const script = `self.__next_f.push(${text})`;
        const json = (() => {
          try {
            JSON.parse(text);
            return true;
          } catch {
            return false;
          }
        })();
        expect(inlineScripts(`<script>${script}</script>`).hashes.length === 1).toBe(json);
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
