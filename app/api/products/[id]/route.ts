import { readProduct } from '@/lib/shop/read-product';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { answer } from '@/lib/server/answer';
import { productById } from '@/lib/shop/products';

export const dynamic = 'force-dynamic';

/** One product with its texts, for the detail dialog: the grid would be too heavy with the texts of all of them. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const product = /^[1-9]\d{0,5}$/.test(id) ? productById(Number(id)) : undefined;
  if (!product) return answer(404, { error: 'not_found' });
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined;
  const locale = isLocale(asked) ? asked : defaultLocale;
  return answer(200, readProduct(locale, product), { 'Cache-Control': 'public, max-age=300' });
}
