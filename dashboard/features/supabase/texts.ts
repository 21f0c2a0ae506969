/** What the placeholder says. */
export const SUPABASE_TEXTS = {
  title: 'Supabase',
  notYet: 'Supabase is not part of Mosaygent yet',
  until: 'Coming later. Nothing here touches your Supabase projects.',
} as const
