import { materialWords } from '../../evaluate/material-words.ts'
import { created, double, listOf, stringOf } from '../../evaluate/value.ts'
import { argument, listArgument, stringArgument } from '../widget-arguments.ts'
import type { CreatedValue, Value } from '../../evaluate/value.ts'
import type { Box, Context } from '../box.ts'
import type { RendererTable } from './renderer.ts'

/* flutter/packages/flutter/lib/src/material/about.dart */
function text(value: Value | undefined, fontSize: number): Value {
  const style = created('TextStyle', { fontSize: double(fontSize) })
  return created('Text', { style }, [value?.kind === 'null' || value === undefined ? stringOf('') : value])
}

/** The app's name, version and icon, what is listed below them, and Flutter's two own buttons. */
function drawAbout(widget: CreatedValue, context: Context): Box {
  const { evaluator, theme } = context
  const named = stringArgument(widget, 'applicationName') ?? evaluator.inherited.title
  const name = named === undefined ? argument(widget, 'applicationName') : stringOf(named)
  const icon = argument(widget, 'applicationIcon')
  const lines = listOf([
    text(name, 24),
    text(argument(widget, 'applicationVersion'), 14),
    created('SizedBox', { height: double(18) }),
    text(argument(widget, 'applicationLegalese'), 12),
  ])
  const padding = { ...created('EdgeInsets', { horizontal: double(24) }), constructor: 'symmetric' }
  const child = created('Padding', { padding, child: created('ListBody', { children: lines }) })
  const head = created('Row', {
    crossAxisAlignment: { kind: 'member', type: 'CrossAxisAlignment', name: 'start' },
    children: listOf([...(icon === undefined ? [] : [icon]), created('Expanded', { child })]),
  })
  const words = materialWords(evaluator)
  const button = (key: string): Value => {
    const word = words?.kind === 'object' ? words.named.get(key) : undefined
    const shown = word?.kind === 'string' && !theme.material3 ? stringOf(word.value.toUpperCase()) : word
    return created('TextButton', { child: created('Text', {}, [shown ?? stringOf('')]) })
  }
  const dialog = created('AlertDialog', {
    content: created('ListBody', { children: listOf([head, ...listArgument(widget, 'children')]) }),
    actions: listOf([button('viewLicensesButtonLabel'), button('closeButtonLabel')]),
  })
  return context.draw({ ...dialog, at: widget.at }, context)
}

export const ABOUT_DIALOG: RendererTable = { AboutDialog: drawAbout }
