import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Stack } from '../../ui/design/Layout.tsx'
import { onPage } from '../decorators/on-page.tsx'
import { readScene } from '../decorators/scene.ts'
import { tokensOf } from './read-tokens.ts'
import css from './start.module.css'

/** Colours, spacing, type, corners and shadows by name, for the brand of the toolbar. */
const meta = { globals: { locale: 'en' }, decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type SamplesProps = { readonly names: readonly string[]; readonly brand: string; readonly sample: (value: string) => ReactNode }

const Samples = ({ names, brand, sample }: SamplesProps) => {
  const [values, setValues] = useState<readonly string[]>([])
  useEffect(() => {
    // The brand of the toolbar is applied one frame later.
    const frame = requestAnimationFrame(() => {
      const style = getComputedStyle(document.documentElement)
      setValues(names.map((name) => style.getPropertyValue(name)))
    })
    return () => { cancelAnimationFrame(frame) }
  }, [names, brand])
  return (
    <ul className={css['samples']}>
      {names.map((name, index) => (
        <li key={name} className={css['sample']}>
          {sample(`var(${name})`)}
          <code>{name}</code>
          <span>{values[index]}</span>
        </li>
      ))}
    </ul>
  )
}

type Kind = { readonly title: string; readonly kinds: readonly string[]; readonly sample: SamplesProps['sample'] }

const tokens = (...sections: readonly Kind[]): Story => ({
  render: (_args, { globals }) => (
    <Stack gap="large">
      {sections.map(({ title, kinds, sample }) => (
        <Stack key={title}>
          <h2>{title}</h2>
          <Samples names={tokensOf(...kinds)} brand={readScene(globals).brand} sample={sample} />
        </Stack>
      ))}
    </Stack>
  ),
})

const block = (name: string, style: (value: string) => CSSProperties) => {
  const Block = (value: string) => <div className={css[name]} style={style(value)} />
  return Block
}
const swatch = block('swatch', (background) => ({ background }))
const textSample = (style: (value: string) => CSSProperties) => {
  const TextSample = (value: string) => <span style={{ ...style(value), lineHeight: 1.2 }}>-3.25 Lens</span>
  return TextSample
}

export const Colours: Story = tokens(
  { title: 'The brand', kinds: ['--color-primary', '--color-on-', '--color-secondary', '--color-saving'], sample: swatch },
  {
    title: 'Text and background',
    kinds: ['--color-ink', '--color-surface', '--color-line', '--color-control', '--picture-ground'],
    sample: swatch,
  },
  {
    title: 'Status',
    kinds: ['success', 'warning', 'danger', 'info', 'disabled', 'focus', 'star', 'shade'].map((kind) => `--color-${kind}`),
    sample: swatch,
  },
)

export const Spaces: Story = tokens(
  { title: 'Spacing', kinds: ['--space-'], sample: block('bar', (width) => ({ width })) },
  { title: 'Corners', kinds: ['--radius-'], sample: block('corner', (borderRadius) => ({ borderRadius })) },
  { title: 'Shadows', kinds: ['--shadow-'], sample: block('raised', (boxShadow) => ({ boxShadow })) },
)

export const Type: Story = tokens(
  { title: 'Text', kinds: ['--text-'], sample: textSample((fontSize) => ({ fontSize })) },
  {
    title: 'Headings',
    kinds: ['--heading-'],
    sample: textSample((fontSize) => ({ fontSize, fontFamily: 'var(--font-heading)', fontWeight: 'var(--weight-heading)' })),
  },
  { title: 'Weights', kinds: ['--weight-'], sample: textSample((fontWeight) => ({ fontWeight })) },
)
