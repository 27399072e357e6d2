import { readProduct } from '@/components/shop/read-product';
import { answer } from '@/lib/server/answer';
import { readLocale } from '@/lib/server/read-locale';
import { productById } from '@/lib/shop/catalogue';

export const dynamic = 'force-dynamic';

/** One product with its texts, for the detail dialog: the grid would be too heavy with all of them. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const locale = readLocale(request);
  if (locale === undefined) return answer(400, { error: 'unknown_locale' });
  const { id } = await params;
  const product = /^[1-9]\d{0,5}$/.test(id) ? productById(Number(id)) : undefined;
  if (!product) return answer(404, { error: 'not_found' });
  return answer(200, readProduct(locale, product), { 'Cache-Control': 'public, max-age=300' });
}
