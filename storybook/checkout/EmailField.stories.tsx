import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { onPage } from '../decorators/on-page.tsx'

/** The field for the customer's e-mail address. */
const meta = {
  component: EmailField, decorators: [onPage], args: { name: 'email', autoComplete: 'email', label: 'E-Mail-Adresse' },
} satisfies Meta<typeof EmailField>
export default meta
type Story = StoryObj<typeof meta>

export const WithSuggestion: Story = {
  name: 'AS-EMAIL-01 AS-CONST-02 AS-BLOCK-29 F-S12 suggests a correction half a second after the last key',
  play: async ({ canvasElement }) => {
    const [canvas, user] = [within(canvasElement), userEvent.setup({ delay: null })]
    const field = canvas.getByRole('textbox')
    await user.type(field, 'anna@gmial.co')
    const before = performance.now()
    await user.type(field, 'm')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    const meant = await canvas.findByRole('button', { name: 'anna@gmail.com' })
    await expect(performance.now() - before).toBeGreaterThanOrEqual(500)
    await expect(canvas.getByRole('status')).toHaveTextContent('Meinten Sie anna@gmail.com?')
    await user.click(meant)
    await expect(field).toHaveValue('anna@gmail.com')
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const SuggestionRemoved: Story = {
  name: 'AS-EMAIL-02 removes the suggestion for an invalid address',
  play: async ({ canvasElement }) => {
    const [canvas, user] = [within(canvasElement), userEvent.setup({ delay: null })]
    const field = canvas.getByRole('textbox')
    for (const left of ['', 'abc']) {
      await user.clear(field)
      await user.type(field, 'anna@gmial.com')
      await canvas.findByRole('button')
      await user.clear(field)
      if (left !== '') await user.type(field, left)
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull(), { timeout: 5000 })
    }
  },
}
