import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Checkbox } from '../../ui/design/Checkbox.tsx'
import { ErrorSummary } from '../../ui/design/ErrorSummary.tsx'
import { fieldId } from '../../ui/design/field-id.ts'
import { Stack } from '../../ui/design/Layout.tsx'
import { QuantityField } from '../../ui/design/QuantityField.tsx'
import { RadioCards } from '../../ui/design/RadioCards.tsx'
import { SelectField } from '../../ui/design/SelectField.tsx'
import { TextArea } from '../../ui/design/TextArea.tsx'
import { TextField } from '../../ui/design/TextField.tsx'
import { onPage } from '../decorators/on-page.tsx'

const meta = { decorators: [onPage] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const COUNTRIES = [{ value: 'CH', label: 'Schweiz' }, { value: 'LI', label: 'Liechtenstein' }]

export const Default: Story = {
  render: () => (
    <Stack>
      <TextField label="Vorname" name="firstName" autoComplete="given-name" isRequired />
      <TextField label="E-Mail" name="email" type="email" hint="Hierhin senden wir die Bestätigung." autoComplete="email" />
      <TextField label="Firma" name="company" optionalLabel="optional" autoComplete="organization" />
      <SelectField label="Land" name="country" options={COUNTRIES} defaultValue="CH" />
      <TextArea label="Bemerkung" name="comment" optionalLabel="optional" />
      <Checkbox label="Ich stimme den Allgemeinen Geschäftsbedingungen zu." name="terms" />
    </Stack>
  ),
}

export const WithErrors: Story = {
  render: () => (
    <Stack>
      <ErrorSummary
        title="Bitte prüfen Sie zwei Angaben"
        errors={[
          { fieldId: fieldId('wrong_email'), message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
          { fieldId: fieldId('agreed'), message: 'Bitte stimmen Sie zu.' },
        ]}
      />
      <TextField label="E-Mail" name="wrong_email" defaultValue="anna@" error="Bitte geben Sie eine gültige E-Mail-Adresse ein." />
      <Checkbox label="Ich stimme zu." name="agreed" error="Bitte stimmen Sie zu." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription('Bitte geben Sie eine gültige E-Mail-Adresse ein.')
  },
}

export const Choice: Story = {
  render: () => (
    <RadioCards
      legend="Versandart"
      name="shipping"
      defaultValue="a"
      options={[
        { value: 'a', label: 'A-Post Paket', detail: 'Ankunft 03.12 - 04.12.26', trailing: 'CHF 7.90' },
        { value: 'b', label: 'B-Post Paket', detail: 'Ankunft 04.12 - 07.12.26', trailing: 'gratis' },
        { value: 'c', label: 'Abholung', detail: 'Für diese Bestellung nicht möglich', disabled: true },
      ]}
    />
  ),
}

const changed = fn()

export const Quantity: Story = {
  render: () => (
    <QuantityField
      label="Packungen"
      name="quantity"
      defaultValue={2}
      max={4}
      onChange={changed}
      decreaseLabel="Eine Packung weniger"
      increaseLabel="Eine Packung mehr"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByLabelText('Packungen')
    const more = canvas.getByRole('button', { name: 'Eine Packung mehr' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(field).toHaveValue(4)
    await expect(more).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '9{Enter}')
    await expect(field).toHaveValue(4)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue(1)
    await expect(changed).toHaveBeenLastCalledWith(1)
    await userEvent.clear(field)
    await userEvent.type(field, '3.7{Enter}')
    await expect(field).toHaveValue(3)
    await userEvent.clear(field)
    await userEvent.type(field, '-5{Enter}')
    await expect(field).toHaveValue(1)
  },
}
