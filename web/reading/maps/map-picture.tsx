import { nearestIn } from './boxes.ts'
import type { MapLayout, MapPoint } from './map-layout.ts'
import { SMALL, type Word } from './map-words.ts'

interface MapPictureProps {
  layout: MapLayout
  /** Pixels. */
  letter: number
  alt: string
}

export function MapPicture({ layout: { width, height, parallels, meridians, words, points }, letter, alt }: MapPictureProps) {
  return (
    <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`} fontSize={letter} className="absolute inset-0 size-full">
      <g className="map-grid">
        {parallels.map(({ y, isNamed }) => (
          <line key={y} x2={width} y1={y} y2={y} data-named={isNamed || undefined} />
        ))}
        {meridians.map((x) => (
          <line key={x} x1={x} x2={x} y2={height} />
        ))}
      </g>
      <g fontSize={letter * SMALL}>
        {words.map((word) => (
          <MapWord key={word.kind + word.text} word={word} />
        ))}
      </g>
      {points.map((point) => (
        <Leader key={point.number} point={point} />
      ))}
      {points.map(({ number, x, y }) => (
        <circle key={number} cx={x} cy={y} r={4} className="map-point" />
      ))}
      {points.map((point) => (
        <PointLabel key={point.number} point={point} />
      ))}
    </svg>
  )
}

/** From the middle of the box; suits every script. */
const BASELINE = 0.7

function MapWord({ word: { kind, text, box, dot, left } }: { word: Word }) {
  return (
    <>
      {dot && <circle cx={dot.x} cy={dot.y} r={2} className="map-city" />}
      <text x={left} y={box.y + box.height * BASELINE} className="map-word" data-kind={kind}>
        {text}
      </text>
    </>
  )
}

/** For a label away from its point. */
function Leader({ point }: { point: MapPoint }) {
  if (!point.label) return null
  const end = nearestIn(point.label.box, point)
  if (Math.hypot(end.x - point.x, end.y - point.y) < 10) return null
  return <line x1={point.x} y1={point.y} x2={end.x} y2={end.y} className="map-leader" />
}

function PointLabel({ point: { number, name, label } }: { point: MapPoint }) {
  if (!label) return null
  const { box, isShort } = label
  return (
    <text x={box.x + 2} y={box.y + box.height * BASELINE} className="map-label">
      <tspan className="map-number">{number}</tspan>
      {isShort || !name ? '' : ` ${name}`}
    </text>
  )
}
