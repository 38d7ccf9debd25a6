import type { Meta, StoryObj } from '@storybook/react-vite'
import { LensValuesPageView } from '../../ui/lens-pass/LensValuesPageView.tsx'
import { inAccount } from '../account/in-account.tsx'

/** The form for lens values as printed on a box. */
const meta = {
  component: LensValuesPageView,
  parameters: { path: '/my-account/lens-pass/values' },
  decorators: [inAccount('/my-account/lens-pass')],
  args: {
    isNew: true, today: '2026-03-02', names: ['Anna', 'Ben'], lenses: [{ id: 1002, title: 'Biofinity toric' }],
    initialFields: { wearer: 'Anna', day: '2026-03-02', source: 'typed', product: '' }, isBusy: false, passPath: '/my-account/lens-pass',
  },
} satisfies Meta<typeof LensValuesPageView>
export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const French: Story = { globals: { locale: 'fr' } }
export const Italian: Story = { globals: { locale: 'it', brand: 'mrlens' } }
export const Editing: Story = {
  args: {
    isNew: false,
    initialFields: { day: '2026-03-01', source: 'box', product: '1002', r_sphere: '-2.25', r_cylinder: '-0.75', r_axis: '180' },
  },
}
export const WithErrors: Story = {
  args: {
    reply: {
      typed: { wearer: '', day: '2026-03-02', source: 'box', product: '1002', r_sphere: '-2.3' },
      problems: { wearer: { id: 'validation.this_field_is_required', values: {} }, r_sphere: { id: 'lens_pass.unavailable', values: {} } },
    },
  },
}
