import type { Tree } from './tree.ts'

export const INTRINSIC: readonly Tree[] = [
  {
    name: 'IntrinsicHeight: as high as the highest',
    dart: 'room(Column(children: [IntrinsicHeight(child: Row(crossAxisAlignment: CrossAxisAlignment.stretch, children: [Container(width: 40, color: red), Container(color: yellow, child: box(green, 60, 90)), Expanded(child: Container(color: cyan))])), box(blue, 30, 30)]))',
    flet: 'room(ft.Column([ft.Row([ft.Container(width=40, bgcolor=RED), ft.Container(box(GREEN, 60, 90), bgcolor=YELLOW), ft.Container(bgcolor=CYAN, expand=1)], spacing=0, intrinsic_height=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH), box(BLUE, 30, 30)], spacing=0, horizontal_alignment=ft.CrossAxisAlignment.CENTER))',
  },
  {
    name: 'IntrinsicWidth: as wide as the widest',
    dart: 'corner(IntrinsicWidth(child: Column(mainAxisSize: MainAxisSize.min, crossAxisAlignment: CrossAxisAlignment.stretch, children: [Container(height: 20, color: red), box(green, 120, 40), Container(height: 20, color: cyan)])))',
    flet: 'corner(ft.Column([ft.Container(height=20, bgcolor=RED), box(GREEN, 120, 40), ft.Container(height=20, bgcolor=CYAN)], spacing=0, tight=True, intrinsic_width=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH))',
  },
]
