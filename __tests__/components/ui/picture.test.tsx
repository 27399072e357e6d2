import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture';

jest.mock('@/lib/assets/artwork', () => ({
  artwork: (src: string) => (src === '/art/news/1.webp' ? { width: 800, height: 600 } : undefined),
}));

process.env['API_URL'] = 'https://api.example.org/v1';
process.env['MEDIA_HOSTS'] = 'cdn.example.org';

describe('Picture', () => {
  it('keeps the own size of a picture of the site, and waits until it is near', () => {
    render(<Picture src="/art/news/1.webp" alt="Un greier" />);
    const image = screen.getByRole('img', { name: 'Un greier' });
    expect(image).toHaveAttribute('src', '/art/news/1.webp');
    expect(image).toHaveAttribute('width', '800');
    expect(image).toHaveAttribute('height', '600');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads what is above the fold at once and first', () => {
    render(<Picture src="/art/news/1.webp" alt="Un greier" priority />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('gives React no picture to load ahead: a page that is prefetched would load what nobody sees', () => {
    const first = renderToStaticMarkup(<Picture src="/art/news/1.webp" alt="Un greier" priority />);
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain('rel="preload"');
  });

  it('sends pictures of the API through the optimiser, in a box of fixed shape', () => {
    render(<Picture src="https://api.example.org/media/1.jpg" alt="Cor" sizes="25vw" />);
    const image = screen.getByRole('img', { name: 'Cor' });
    expect(image.getAttribute('src')).toMatch(
      /^\/_next\/image\?url=https%3A%2F%2Fapi\.example\.org%2Fmedia%2F1\.jpg/,
    );
    expect(image).toHaveAttribute('srcset');
    expect(image).toHaveAttribute('sizes', '25vw');
    expect(image).toHaveStyle({ aspectRatio: '3 / 2' });
  });

  it('takes pictures from the hosts that the operator names', () => {
    render(<Picture src="https://cdn.example.org/1.jpg?signature=a" alt="Cor" />);
    expect(screen.getByRole('img', { name: 'Cor' }).getAttribute('src')).toMatch(/^\/_next\/image\?url=/);
  });

  it.each([
    ['nothing', undefined],
    ['a file that is not there', '/art/none.webp'],
    ['a remote SVG', 'https://api.example.org/logo.svg?size=1'],
    ['a picture of a third host', 'https://tracker.example.net/1.gif'],
    ['another port of the API', 'https://api.example.org:8443/1.jpg'],
    ['a script in disguise', 'javascript:alert(1)'],
    ['an address without its scheme', '//evil.example.org/a.png'],
  ])('shows an empty staff for %s, with the words of the picture', (_, src) => {
    const { container } = render(<Picture src={src} alt="Sigla corului" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Sigla corului' })).toBeInTheDocument();
  });

  it('hides the staff where the picture was decoration', () => {
    const { container } = render(<Picture alt="" />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
