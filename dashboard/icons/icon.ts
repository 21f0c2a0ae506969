import { createElement } from 'react'
import type { ReactElement, SVGProps } from 'react'

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, px. */
  size?: number | string
}

export type LucideIcon = (props: IconProps) => ReactElement

type Part = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** A component that draws one icon of Lucide as its own package does: hidden from screen readers unless it has a name. */
export function icon(classes: string, parts: readonly Part[]): LucideIcon {
  return function Icon({ size = 24, className, ...rest }) {
    const named =
      'role' in rest || 'title' in rest || Object.keys(rest).some((key) => key.startsWith('aria-'))
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className === undefined ? classes : `${classes} ${className}`,
        ...(named ? {} : { 'aria-hidden': true }),
        ...rest,
      },
      parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index })),
    )
  }
}
