import { ArrowDown, ArrowUp, BookOpen, EllipsisVertical, Map as MapIcon, Plus, Search, Waves } from '#icons'
import type { LucideIcon } from '#icons'
import { StatusSigns } from './status-signs.tsx'
import { PICTURE_TEXTS } from './texts.ts'

const TIDES = [
  { name: PICTURE_TEXTS.high, time: '04:12', height: PICTURE_TEXTS.metres('4.1'), Icon: ArrowUp },
  { name: PICTURE_TEXTS.low, time: '10:27', height: PICTURE_TEXTS.metres('0.9'), Icon: ArrowDown },
  { name: PICTURE_TEXTS.high, time: '16:40', height: PICTURE_TEXTS.metres('4.4'), Icon: ArrowUp },
  { name: PICTURE_TEXTS.low, time: '22:58', height: PICTURE_TEXTS.metres('0.7'), Icon: ArrowDown },
]
const TABS = [
  { name: PICTURE_TEXTS.tabs.tides, Icon: Waves, centre: 77 },
  { name: PICTURE_TEXTS.tabs.map, Icon: MapIcon, centre: 207 },
  { name: PICTURE_TEXTS.tabs.log, Icon: BookOpen, centre: 337 },
]

/** What the drawn phone shows: a tide app, in the frame's own coordinates (px of a 390 wide screen, from 12). */
export function AppPicture() {
  return (
    <g fontFamily="var(--sans)" fill="#1b1b1f">
      <rect x={12} y={12} width={390} height={844} fill="#f6fafd" />
      <text x={42} y={45} fontSize={15} fontWeight={600} fill="#101418">
        14:02
      </text>
      <StatusSigns x={300} y={33} colour="#101418" />
      <text x={28} y={106} fontSize={22} fontWeight={500}>
        {PICTURE_TEXTS.app}
      </text>
      <Glyph Icon={Search} x={336} y={90} size={16} />
      <Glyph Icon={EllipsisVertical} x={370} y={90} size={16} />
      <Hero />
      {TIDES.map(({ name, time, height, Icon }, index) => (
        <g key={time} transform={`translate(28 ${324 + index * 80})`}>
          <rect width={358} height={70} rx={16} fill="#e6f0f7" />
          <Glyph Icon={Icon} x={16} y={27} size={16} />
          <text x={46} y={31} fontSize={16} fontWeight={600}>
            {name}
          </text>
          <text x={46} y={52} fontSize={14} fill="#42505b">
            {time}
          </text>
          <text
            x={342}
            y={42}
            fontSize={20}
            fontWeight={600}
            fill="#005f8c"
            textAnchor="end"
            fontFamily="var(--mono)"
          >
            {height}
          </text>
        </g>
      ))}
      <rect
        x={238}
        y={700}
        width={148}
        height={56}
        rx={16}
        fill="#bfe3fb"
        filter="drop-shadow(0 4px 5px #0003)"
      />
      <Glyph Icon={Plus} x={258} y={720} size={16} colour="#063b57" />
      <text x={284} y={733} fontSize={15} fontWeight={500} fill="#063b57">
        {PICTURE_TEXTS.add}
      </text>
      <rect x={12} y={772} width={390} height={84} fill="#e9f1f6" />
      <rect x={45} y={784} width={64} height={32} rx={16} fill="#c3def0" />
      {TABS.map(({ name, Icon, centre }) => (
        <g key={name} fill="#42505b">
          <Glyph Icon={Icon} x={centre - 11} y={789} size={22} colour="#42505b" />
          <text x={centre} y={832} fontSize={12} fontWeight={500} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </g>
  )
}

function Hero() {
  return (
    <g transform="translate(28 134)" fill="#fff">
      <defs>
        <linearGradient id="hero-water" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#0b5b86" />
          <stop offset="0.6" stopColor="#07405f" />
          <stop offset="1" stopColor="#052c43" />
        </linearGradient>
        <clipPath id="hero-card">
          <rect width={358} height={176} rx={28} />
        </clipPath>
      </defs>
      <g clipPath="url(#hero-card)">
        <rect width={358} height={176} fill="url(#hero-water)" />
        <path fill="#ffffff2e" d="M0 155C60 123 110 123 170 149s120 22 188-12v39H0z" />
        <path fill="#ffffff38" d="M0 165c70-30 120-16 180 0s110 12 178-8v19H0z" />
      </g>
      <text x={20} y={35} fontSize={14} opacity={0.8}>
        {PICTURE_TEXTS.now}
      </text>
      <text x={20} y={80} fontSize={44} fontWeight={600} letterSpacing="-0.02em">
        {PICTURE_TEXTS.metres('3.2')}
      </text>
      <text x={20} y={104} fontSize={14} opacity={0.8}>
        {PICTURE_TEXTS.next}
      </text>
    </g>
  )
}

interface GlyphProps {
  Icon: LucideIcon
  x: number
  y: number
  size: number
  colour?: string
}

/** An icon at a place of the drawing; scaled by the group, because icons have one size by style. */
function Glyph({ Icon, x, y, size, colour = '#1b1b1f' }: GlyphProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`} stroke={colour}>
      <Icon width={16} height={16} color={colour} />
    </g>
  )
}
