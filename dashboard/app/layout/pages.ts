import { Database, Flame, FolderGit2, GitBranch, Smartphone } from 'lucide-react'

/** The pages of the sidebar, in its order; `key` follows `g` on the keyboard. */
export const PAGES = [
  { to: '/environment', name: 'Environment', icon: FolderGit2, key: 'e' },
  { to: '/flutter', name: 'Flutter', icon: Smartphone, key: 'f' },
  { to: '/supabase', name: 'Supabase', icon: Database, key: 's' },
  { to: '/firebase', name: 'Firebase', icon: Flame, key: 'b' },
  { to: '/github', name: 'GitHub', icon: GitBranch, key: 'h' },
] as const

/** Reached from the footer, by key all the same. */
export const FOOTER_PAGES = [
  { to: '/account', name: 'Account', key: 'a' },
  { to: '/api', name: 'Api', key: 'p' },
] as const
