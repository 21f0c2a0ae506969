/** What the placeholder says. */
export const SUPABASE_TEXTS = {
  title: 'Supabase',
  notYet: 'Supabase is not part of Mosaygent yet',
  until: 'This page keeps its place. Until then nothing here touches a Supabase project of yours.',
} as const
