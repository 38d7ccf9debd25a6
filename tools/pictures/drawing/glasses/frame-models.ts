import type { FrameShape } from '../../../../domain/product/frame.ts'

/** The shape of a model; the outline of one glass from -1 to 1, nose to temple, the other is its mirror. `rim` in half glasses. */
export type FrameModel = {
  readonly outline: string
  readonly rim: number
  readonly bridge: 'arch' | 'keyhole' | 'saddle' | 'double'
  readonly ends: 'none' | 'pin' | 'hinge' | 'plate' | 'arrow'
  /** Broad above, wire below. */
  readonly hasBrow?: boolean
}

const PILOT: FrameModel = {
  outline: 'M-0.92 -0.62C-0.5 -0.78 0.42 -0.78 0.86 -0.6C1.02 -0.3 0.86 0.34 0.46 0.7C0.1 0.98 -0.42 0.94 -0.72 0.6' +
    'C-0.98 0.28 -1.06 -0.3 -0.92 -0.62Z',
  rim: 0.045, bridge: 'double', ends: 'none',
}
const PANTO: FrameModel = {
  outline: 'M-0.84 -0.52C-0.5 -0.86 0.5 -0.86 0.84 -0.52C1.02 -0.1 0.78 0.62 0.3 0.78C0.1 0.84 -0.1 0.84 -0.3 0.78' +
    'C-0.78 0.62 -1.02 -0.1 -0.84 -0.52Z',
  rim: 0.1, bridge: 'keyhole', ends: 'pin',
}
const SQUARE: FrameModel = {
  outline: 'M-0.8 -0.62C-0.4 -0.68 0.4 -0.68 0.8 -0.62C0.96 -0.58 0.98 -0.4 0.96 -0.1C0.94 0.3 0.86 0.6 0.6 0.66' +
    'C0.3 0.72 -0.3 0.72 -0.6 0.66C-0.86 0.6 -0.94 0.3 -0.96 -0.1C-0.98 -0.4 -0.96 -0.58 -0.8 -0.62Z',
  rim: 0.13, bridge: 'arch', ends: 'pin',
}

/** The style of a frame of which only the shape is known. */
const OF_SHAPE: { readonly [shape in FrameShape]: FrameModel } = {
  pilot: PILOT,
  panto: PANTO,
  square: SQUARE,
  browline: {
    outline: 'M-0.96 -0.56C-0.5 -0.66 0.5 -0.66 0.92 -0.52C0.98 0 0.78 0.58 0.3 0.7C-0.2 0.78 -0.66 0.6 -0.84 0.2' +
      'C-0.96 -0.06 -1 -0.32 -0.96 -0.56Z',
    rim: 0.05, bridge: 'arch', ends: 'pin', hasBrow: true,
  },
  rectangle: {
    outline: 'M-0.96 -0.44C-0.5 -0.56 0.5 -0.56 0.94 -0.44C1 -0.1 0.96 0.26 0.84 0.46C0.5 0.56 -0.5 0.56 -0.84 0.46' +
      'C-0.98 0.26 -1.02 -0.1 -0.96 -0.44Z',
    rim: 0.11, bridge: 'arch', ends: 'plate',
  },
  round: {
    outline: 'M-0.86 0C-0.86 -0.5 -0.48 -0.84 0 -0.84C0.48 -0.84 0.86 -0.5 0.86 0C0.86 0.5 0.48 0.84 0 0.84C-0.48 0.84 -0.86 0.5 -0.86 0Z',
    rim: 0.11, bridge: 'keyhole', ends: 'hinge',
  },
}

/** Models with a known shape, by the name of their group. */
const OF_MODEL: ReadonlyMap<string, FrameModel> = new Map([
  ['ray-ban-wayfarer-rb2140', {
    outline: 'M-0.94 -0.58C-0.5 -0.7 0.5 -0.78 1.03 -0.72C1.06 -0.34 0.9 0.28 0.62 0.54C0.32 0.7 -0.34 0.7 -0.64 0.5' +
      'C-0.9 0.26 -0.98 -0.24 -0.94 -0.58Z',
    rim: 0.15, bridge: 'arch', ends: 'pin',
  }],
  ['oakley-holbrook-oo9102', {
    outline: 'M-0.92 -0.56L0.96 -0.66C1.03 -0.66 1.06 -0.6 1.05 -0.52L0.92 0.38C0.88 0.56 0.76 0.64 0.58 0.64L-0.46 0.62' +
      'C-0.66 0.62 -0.78 0.54 -0.84 0.36L-1 -0.44C-1.02 -0.52 -1 -0.56 -0.92 -0.56Z',
    rim: 0.11, bridge: 'saddle', ends: 'plate',
  }],
  ['persol-po0714', {
    outline: 'M-0.84 -0.58C-0.4 -0.76 0.4 -0.76 0.8 -0.58C1.02 -0.42 1 -0.04 0.86 0.24C0.64 0.66 0.26 0.84 -0.14 0.78' +
      'C-0.6 0.7 -0.86 0.32 -0.94 -0.1C-0.98 -0.34 -0.98 -0.52 -0.84 -0.58Z',
    rim: 0.13, bridge: 'saddle', ends: 'arrow',
  }],
  ['izipizi-reading-e', {
    outline: 'M-0.92 -0.48C-0.5 -0.72 0.5 -0.8 0.98 -0.56C1.04 -0.1 0.8 0.48 0.36 0.64C0.1 0.7 -0.2 0.7 -0.42 0.62' +
      'C-0.8 0.44 -1 -0.08 -0.92 -0.48Z',
    rim: 0.12, bridge: 'arch', ends: 'pin',
  }],
])

export const frameModel = (key: string, shape: string | undefined): FrameModel =>
  OF_MODEL.get(key) ?? Object.entries(OF_SHAPE).find(([name]) => name === shape)?.[1] ?? SQUARE
