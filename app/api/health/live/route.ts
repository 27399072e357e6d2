import { answer } from '@/lib/server/answer';

/** The process runs and answers. */
export const GET = () => answer(200, { status: 'live' });
