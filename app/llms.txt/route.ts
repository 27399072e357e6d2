import { placeValues } from '@/lib/content/texts/place-values';
import { llms } from '@/lib/feeds/llms';
import { sharedFile } from '@/lib/server/shared-file';

export const dynamic = 'force-dynamic';

export const GET = (request: Request) =>
  sharedFile(request, '/llms.txt', async () => ({
    type: 'text/plain',
    body: await llms(await placeValues()),
  }));
