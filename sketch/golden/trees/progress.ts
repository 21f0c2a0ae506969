import type { Tree } from './tree.ts'

/** A tree in both: what stands in the middle of a Column, with its bounds as that gives them. */
function inColumn(name: string, dart: string, flet: string, more: Partial<Tree> = {}): Tree {
  return {
    name,
    dart: `room(Column(children: [${dart}, box(blue, 60, 30)]))`,
    flet: `room(ft.Column([${flet}, box(BLUE, 60, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))`,
    ...more,
  }
}

export const PROGRESS: readonly Tree[] = [
  inColumn(
    'LinearProgressIndicator with a height and a radius',
    'LinearProgressIndicator(value: 0.4, minHeight: 24, color: red, backgroundColor: yellow, borderRadius: BorderRadius.circular(6))',
    'ft.ProgressBar(value=0.4, bar_height=24, color=RED, bgcolor=YELLOW, border_radius=6)',
  ),
  inColumn(
    'LinearProgressIndicator in a box',
    'SizedBox(width: 200, height: 30, child: LinearProgressIndicator(value: 0.25, color: red, backgroundColor: yellow))',
    'ft.ProgressBar(value=0.25, width=200, height=30, color=RED, bgcolor=YELLOW)',
  ),
  inColumn(
    'LinearProgressIndicator, nothing and all',
    'LinearProgressIndicator(value: 0, minHeight: 24, color: red, backgroundColor: yellow), LinearProgressIndicator(value: 1, minHeight: 24, color: green, backgroundColor: yellow)',
    'ft.ProgressBar(value=0, bar_height=24, color=RED, bgcolor=YELLOW), ft.ProgressBar(value=1, bar_height=24, color=GREEN, bgcolor=YELLOW)',
  ),
  {
    name: 'LinearProgressIndicator in a Row',
    dart: 'room(Row(children: [box(blue, 40, 40), Expanded(child: LinearProgressIndicator(value: 0.5, minHeight: 22, color: red, backgroundColor: yellow))]))',
    flet: 'room(ft.Row([box(BLUE, 40, 40), ft.ProgressBar(value=0.5, bar_height=22, color=RED, bgcolor=YELLOW, expand=1)], spacing=0))',
  },
  inColumn(
    'CircularProgressIndicator with a track',
    'CircularProgressIndicator(value: 0.75, strokeWidth: 8, color: red, backgroundColor: yellow), SizedBox(height: 20)',
    'ft.ProgressRing(value=0.75, stroke_width=8, color=RED, bgcolor=YELLOW), ft.Container(height=20)',
  ),
  inColumn(
    'CircularProgressIndicator in a box',
    'SizedBox(width: 120, height: 120, child: CircularProgressIndicator(value: 0.5, strokeWidth: 24, color: red)), SizedBox(height: 20)',
    'ft.ProgressRing(value=0.5, stroke_width=24, color=RED, width=120, height=120), ft.Container(height=20)',
  ),
  inColumn(
    'CircularProgressIndicator in a tight box',
    'SizedBox(width: 100, height: 60, child: CircularProgressIndicator(value: 1, strokeWidth: 10, color: red)), SizedBox(height: 20)',
    'ft.ProgressRing(value=1, stroke_width=10, color=RED, width=100, height=60), ft.Container(height=20)',
  ),
  {
    name: 'CircularProgressIndicator in the middle of a box',
    dart: 'paper(SizedBox(width: 140, height: 100, child: Center(child: CircularProgressIndicator(value: 1, strokeWidth: 8, color: red))))',
    flet: 'paper(ft.Container(ft.ProgressRing(value=1, stroke_width=8, color=RED), width=140, height=100, alignment=ft.Alignment.CENTER))',
  },
  inColumn(
    'Slider in a box, coloured',
    'SizedBox(width: 200, child: Slider(value: 0.75, activeColor: red, inactiveColor: yellow, onChanged: (_) {}))',
    'ft.Slider(value=0.75, active_color=RED, inactive_color=YELLOW, width=200)',
  ),
  inColumn('Slider, disabled', 'Slider(value: 0.5, onChanged: null)', 'ft.Slider(value=0.5, disabled=True)'),
  inColumn('Slider, dark', 'Slider(value: 0.3, onChanged: (_) {})', 'ft.Slider(value=0.3)', {
    dark: true,
  }),
  inColumn(
    'RangeSlider',
    'RangeSlider(values: RangeValues(0.2, 0.7), activeColor: red, inactiveColor: yellow, onChanged: (_) {})',
    'ft.RangeSlider(0.2, 0.7, min=0, max=1, active_color=RED, inactive_color=YELLOW)',
  ),
  inColumn(
    'Progress, linear and round, dark',
    'LinearProgressIndicator(value: 0.4), SizedBox(height: 20), CircularProgressIndicator(value: 0.6)',
    'ft.ProgressBar(value=0.4), ft.Container(height=20), ft.ProgressRing(value=0.6)',
    { dark: true },
  ),
]
