import type { Hue } from '../paper/motif-drawing.ts';
import type { Shape, Size } from '../shapes.ts';
import styles from './drawing.module.css';

interface Props {
  frame: Size;
  hue: Hue;
  shapes: readonly Shape[];
}

/** Shapes as a picture, hidden from assistive technology: the text next to it describes what it shows. */
export function Drawing({ frame: { width, height }, hue, shapes }: Props) {
  return (
    <svg
      className={`${styles.drawing} ${styles[hue]}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}

function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change their order.
  return shapes.map((shape, index) => <ShapeElement key={index} shape={shape} />);
}

function ShapeElement({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'area':
      return <path className={`${styles.area} ${styles[shape.paint]}`} d={shape.path} />;
    case 'line':
      return <path className={`${styles.line} ${styles[shape.paint]}`} strokeWidth={shape.width} d={shape.path} />;
    case 'words':
      return (
        <text
          className={`${styles.words} ${styles[shape.paint]} ${styles[shape.font]}`}
          x={shape.x}
          y={shape.y}
          fontSize={shape.size}
          textAnchor={shape.anchor}
        >
          {shape.text}
        </text>
      );
    case 'group':
      return (
        <g transform={shape.transform}>
          <Shapes shapes={shape.shapes} />
        </g>
      );
  }
}
