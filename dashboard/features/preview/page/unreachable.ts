import type { UnreachableServer } from '@mosaygent/contract'
import { texts } from './texts.ts'

/**
 * What is missing on the screen when the app's page gets nothing from a server, and what to do about it.
 * @param version Flutter's; null or left out: not known.
 */
export function unreachableText(
  { what, host }: UnreachableServer,
  version: string | null | undefined,
): { readonly title: string; readonly advice: string } {
  const { font, renderer } = texts.unreachable
  if (what === 'renderer') return { title: renderer.title(host), advice: renderer.network }
  const html = hasHtmlRenderer(version) ? [font.html] : []
  return { title: font.title(host), advice: [font.bundle, ...html, font.network].join(' ') }
}

/** Whether `flutter run` of this version knows `--web-renderer html`: from 2.0 on, removed in 3.29 (flutter/flutter#159314). */
function hasHtmlRenderer(version: string | null | undefined): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? []
  return Number(major) === 2 || (Number(major) === 3 && Number(minor) < 29)
}
