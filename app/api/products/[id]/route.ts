import { answer } from '@/lib/server/answer';
import { readLocale } from '@/lib/server/read-locale';
import { productById } from '@/lib/shop/products';
import { readProduct } from '@/lib/shop/read-product';

export const dynamic = 'force-dynamic';

/** One product with its texts, for the detail dialog: the grid would be too heavy with the texts of all of them. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const locale = readLocale(request);
  if (locale === undefined) return answer(400, { error: 'unknown_locale' });
  const { id } = await params;
  const product = /^[1-9]\d{0,5}$/.test(id) ? productById(Number(id)) : undefined;
  if (!product) return answer(404, { error: 'not_found' });
  return answer(200, readProduct(locale, product), { 'Cache-Control': 'public, max-age=300' });
}
