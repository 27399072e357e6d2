import { answer } from '@/lib/server/answer';

/** The process is running and answers. */
export const GET = () => answer(200, { status: 'live' });
