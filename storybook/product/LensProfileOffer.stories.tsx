import type { Meta, StoryObj } from '@storybook/react-vite'
import { PassOfferView } from '../../ui/product/PassOfferView.tsx'
import { anna, ben } from '../lens-pass/lens-pass-args.ts'

/** Values of a lens profile, offered in the form of a lens. */
const meta = {
  component: PassOfferView,
  decorators: [(Story) => <div style={{ position: 'relative', paddingTop: '3rem' }}><Story /></div>],
  args: {
    state: 'Known', wearers: [anna, ben].map(({ id, name, current }) => ({ id, name, rows: current.rows })),
    passPath: '/my-account/lens-pass', savePath: '/my-account/lens-pass/values?product=1002',
    onOpen: () => undefined, onClose: () => undefined, onFill: () => undefined,
  },
} satisfies Meta<typeof PassOfferView>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { state: 'Closed' } }
export const Loading: Story = { args: { state: 'Waiting' } }
export const Empty: Story = { args: { wearers: [] } }
export const French: Story = { globals: { locale: 'fr' } }
export const Filled: Story = { args: { state: 'Closed', filled: { name: 'Anna', unfit: [] } } }
export const UnavailableValues: Story = {
  args: {
    state: 'Closed',
    filled: {
      name: 'Anna',
      unfit: [
        { eye: 'right', key: 'cylinder', value: -0.75, why: 'unused' }, { eye: 'left', key: 'sphere', value: -12.5, why: 'not_made' },
      ],
    },
  },
}
