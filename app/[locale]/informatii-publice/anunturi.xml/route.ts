import { feedRoute } from '@/app/feed-route';

export const dynamic = 'force-dynamic';

export const GET = feedRoute('announcements');
