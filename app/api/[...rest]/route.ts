import { answer } from '@/lib/server/answer';

const notFound = () => answer(404, { error: 'not_found' });

export { notFound as GET, notFound as POST, notFound as PUT, notFound as PATCH, notFound as DELETE };
