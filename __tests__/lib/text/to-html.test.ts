/** @jest-environment node */
import { toHtml } from '@/lib/text/to-html';

const page = 'https://cor.example/ro/stiri/a';
const read = (html: string) => toHtml({ html }, page);

describe('a text for readers elsewhere', () => {
  it('has whole addresses', () => {
    expect(read('<p><a href="/ro/turnee">Turnee</a></p>')).toContain('href="https://cor.example/ro/turnee"');
    expect(read('<p><a href="#note">Note</a></p>')).toContain(`href="${page}#note"`);
    expect(read('<p><img src="/art/a.webp" alt="Corul"></p>')).toContain(
      'src="https://cor.example/art/a.webp"',
    );
  });

  it('is as clean as on its page', () => {
    const html = read('<script>a()</script><p onclick="a()">Text</p><a href="javascript:a()">x</a>');
    expect(html).toContain('<p>Text</p>');
    expect(html).not.toMatch(/script|onclick/);
  });

  it('has a link in place of a video', () => {
    const html = read('<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>');
    expect(html).toBe('<p><a href="https://www.youtube.com/watch?v=abcdefghijk">YouTube</a></p>');
  });
});
