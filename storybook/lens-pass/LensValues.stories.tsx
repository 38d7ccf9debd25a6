import type { Meta, StoryObj } from '@storybook/react-vite'
import { ValuesView } from '../../ui/lens-pass/ValuesView.tsx'
import { anna, ben } from './lens-pass-args.ts'

/** The values of both eyes in large type. */
const meta = { component: ValuesView, args: { rows: anna.current.rows } } satisfies Meta<typeof ValuesView>
export default meta
type Story = StoryObj<typeof meta>

export const BothEyes: Story = {}
export const OneEye: Story = { args: { rows: ben.current.rows } }
export const French: Story = { globals: { locale: 'fr' } }
