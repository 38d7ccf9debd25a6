import type { CSSProperties } from 'react'
import type { BrandChannel } from '../../domain/shop/brand-channel.ts'

/** The look of a brand in mails: the colours of its shop, as in `ui/design/themes`, and the style of the head. */
export type BrandLook = {
  readonly primary: string
  readonly strong: string
  readonly ground: string
  readonly line: string
  readonly radius: number
  readonly head: CSSProperties
  readonly name: CSSProperties
}

const HEADING = 'Raleway, Arial, sans-serif'

/** Each brand has its own head, not only its own colours. */
export const BRAND_STYLES: Readonly<Record<BrandChannel, BrandLook>> = {
  iris: {
    primary: '#0b684d', strong: '#074a37', ground: '#f5f8f6', line: '#d6dfdb', radius: 8,
    head: { borderBottom: '1px solid #d6dfdb' },
    name: { color: '#074a37', fontFamily: HEADING, fontWeight: 600, fontSize: 26 },
  },
  lensvision: {
    primary: '#00755a', strong: '#005540', ground: '#f3f9f9', line: '#cfdedd', radius: 4,
    head: { borderTop: '4px solid #00755a', borderBottom: '1px solid #97d0c1' },
    name: { color: '#123238', fontFamily: 'Roboto, Arial, sans-serif', fontWeight: 500, fontSize: 24 },
  },
  discountlens: {
    primary: '#17761c', strong: '#0f5513', ground: '#f8faf4', line: '#d9e2cf', radius: 6,
    head: { backgroundColor: '#17761c' },
    name: { color: '#ffffff', fontFamily: HEADING, fontWeight: 700, fontSize: 26 },
  },
  mrlens: {
    primary: '#14532d', strong: '#0c3a1f', ground: '#f8f7f1', line: '#dddacb', radius: 20,
    head: { backgroundColor: '#e7f2e6' },
    name: { color: '#0c3a1f', fontFamily: HEADING, fontWeight: 700, fontSize: 32 },
  },
  mclinsen: {
    primary: '#14655f', strong: '#0d4945', ground: '#f6f7f9', line: '#d6dbe1', radius: 0,
    head: { borderBottom: '3px double #15293d', textAlign: 'center' },
    name: { color: '#15293d', fontFamily: HEADING, fontWeight: 400, fontSize: 24, letterSpacing: 4 },
  },
}
