import * as lucide from 'lucide-react'
import { createElement } from 'react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from './index.ts'

type Icon = ComponentType<Record<string, unknown>>

test.each(Object.keys(icons))('%s is drawn as Lucide draws it, hidden, named and sized', (name) => {
  const own: unknown = Reflect.get(icons, name)
  const theirs: unknown = Reflect.get(lucide, name)
  const drawn = (component: unknown, props: Record<string, unknown>) => {
    expect(component).toBeDefined()
    return renderToStaticMarkup(createElement(component as Icon, props))
  }
  for (const props of [{}, { size: 14, className: 'a b' }, { 'aria-label': 'q', strokeWidth: 1.5 }])
    expect(drawn(own, props)).toBe(drawn(theirs, props))
})
