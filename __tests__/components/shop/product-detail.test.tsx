import { render, screen, within } from '@testing-library/react';
import { ProductDetail } from '@/components/shop/product-detail';
import { readProduct } from '@/lib/shop/read-product';
import { productById } from '@/lib/shop/products';
import { productWords } from './support/words';

function show(id: number) {
  const product = productById(id);
  if (!product) throw new Error(`No product ${id}`);
  return render(
    <ProductDetail
      locale="en"
      product={readProduct('en', product)}
      words={productWords}
      headingLevel={2}
      cover={null}
    />,
  );
}

describe('a product', () => {
  it('shows price, credits, description and tracks', () => {
    show(2);
    expect(screen.getByText('33 RON')).toBeInTheDocument();
    expect(screen.getByText('Conductor').nextSibling).toHaveTextContent('Sever Lespezeanu');
    expect(screen.getByText(/century of Italian/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Tracks' })).toBeInTheDocument();
    const tracks = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(tracks).toHaveLength(16);
    expect(tracks[11]).toHaveTextContent('12El grillo Josquin des Prez1:38');
  });

  it('names the author of a book', () => {
    show(17);
    expect(screen.getByText('Author').nextSibling).toHaveTextContent('Virgil Șerbănoiu');
  });

  it.each([9, 17])('has no heading for tracks that it has not got (%i)', (id) => {
    const { container } = show(id);
    const tracks = screen.queryAllByRole('listitem').length;
    expect(screen.queryAllByRole('heading')).toHaveLength(tracks > 0 ? 1 : 0);
    expect(container).not.toHaveTextContent('undefined');
  });

  it('can be bought, by a button that names it', () => {
    show(2);
    expect(screen.getByRole('button', { name: 'Buy Madrigale italiene' })).toBeEnabled();
  });

  it('says that a free one is free, and who pays the courier', () => {
    show(21);
    expect(screen.getByText('free')).toBeInTheDocument();
    expect(screen.getByText(/courier’s charge/)).toBeInTheDocument();
  });

  it('cannot be bought once it is sold out: price struck through, [SOLD OUT], no button', () => {
    show(22);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByText('free').tagName).toBe('S');
    expect(screen.getByText('[SOLD OUT]')).toBeInTheDocument();
  });
});
