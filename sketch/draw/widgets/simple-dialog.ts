import { created, double, listOf, NULL } from '../../evaluate/value.ts'
import { argument, listArgument } from '../widget-arguments.ts'
import { drawDialog } from './dialogs.ts'
import type { RendererTable } from './renderer.ts'

/* flutter/packages/flutter/lib/src/material/dialog.dart: choices one below the other, where an AlertDialog has its content. */
export const SIMPLE_DIALOG: RendererTable = {
  SimpleDialog: (widget, context) => {
    const content = created('ListBody', { children: listOf([...listArgument(widget, 'children')]) })
    return drawDialog({ ...widget, named: new Map([...widget.named, ['content', content]]) }, context)
  },
  SimpleDialogOption: (widget, context) => {
    const around = { horizontal: double(24), vertical: double(8) }
    const usual = { ...created('EdgeInsets', around), constructor: 'symmetric' }
    const child = created('Padding', {
      padding: argument(widget, 'padding') ?? usual,
      child: argument(widget, 'child') ?? NULL,
    })
    const onTap = argument(widget, 'onPressed') ?? NULL
    return context.draw({ ...created('InkWell', { onTap, child }), at: widget.at }, context)
  },
}
