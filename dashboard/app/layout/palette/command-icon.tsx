import {
  Activity,
  ArrowDownToLine,
  ArrowRightLeft,
  Boxes,
  MoveHorizontal,
  CircleCheck,
  ClipboardCopy,
  Cloud,
  Crosshair,
  Download,
  Filter,
  Folder,
  GitBranch,
  GitPullRequestArrow,
  Keyboard,
  ListTodo,
  LogOut,
  Maximize,
  Monitor,
  Moon,
  PackageOpen,
  Play,
  Plug,
  RotateCcwSquare,
  RotateCw,
  Sparkles,
  Square,
  Stethoscope,
  Sun,
  Terminal,
  Type,
  User,
  Zap,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { PAGES } from '../pages.ts'

/** By id, or by how an id begins; the first that fits. */
const ICONS: readonly (readonly [begins: string, icon: LucideIcon])[] = [
  ...PAGES.map(({ to, icon }) => [`page.${to}`, icon] as const),
  ['page./account', User],
  ['page./api', Plug],
  ['preview.start', Play],
  ['preview.stop', Square],
  ['preview.reload', Zap],
  ['preview.restart', RotateCw],
  ['preview.filter', Filter],
  ['preview.point', Crosshair],
  ['view.rotate', RotateCcwSquare],
  ['view.dark', Moon],
  ['view.text', Type],
  ['view.fit', Maximize],
  ['view.device', Monitor],
  ['console', MoveHorizontal],
  ['theme.light', Sun],
  ['theme.dark', Moon],
  ['theme.system', Monitor],
  ['keys', Keyboard],
  ['getting-started', ListTodo],
  ['check', Plug],
  ['log-out', LogOut],
  ['activity', Activity],
  ['doctor', Stethoscope],
  ['whats-new', Sparkles],
  ['diagnostics', ClipboardCopy],
  ['terminal', Terminal],
  ['environment.download', Cloud],
  ['environment', ArrowRightLeft],
  ['firebase.match', CircleCheck],
  ['github.install', Download],
  ['github', GitBranch],
  ['directory', Folder],
  ['api.start', Play],
  ['api.stop', Square],
]
const BY_END: readonly (readonly [ends: string, icon: LucideIcon])[] = [
  ['.clone', Download],
  ['.install', PackageOpen],
  ['.fetch', ArrowDownToLine],
  ['.pull', GitPullRequestArrow],
]

/** What a command is known by at a glance. */
export function CommandIcon({ id }: { id: string }) {
  const [, Icon = Boxes] =
    ICONS.find(([begins]) => id.startsWith(begins)) ?? BY_END.find(([ends]) => id.endsWith(ends)) ?? []
  return <Icon aria-hidden="true" className="shrink-0 text-ink-3" />
}
