import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useEarlyInput } from '../../ui/binding/use-early-input.ts'

type FormProps = {
  readonly onSend: (value: string) => void
  /** Called in the moment in which the page wakes. */
  readonly onWake: () => void
}

/** A form that waits for its page, and sends what it knows to be chosen. */
const SleepingForm = ({ onSend, onWake }: FormProps) => {
  useEarlyInput()
  useLayoutEffect(() => { queueMicrotask(onWake) }, [onWake])
  const [value, setValue] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(value)
      }}
    >
      <label>
        Sphäre
        <select value={value} onChange={(event) => { setValue(event.target.value) }}>
          <option value="">wählen</option>
          <option value="-2.25">-2.25</option>
        </select>
      </label>
    </form>
  )
}

const meta = {
  component: SleepingForm,
  args: { onSend: fn(), onWake: fn() },
  render: () => <div data-sleeping />,
} satisfies Meta<typeof SleepingForm>

export default meta

/** What was chosen before the page woke is known before anything that is pressed in the moment in which it wakes. */
export const SentAsItWakes: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args: { onSend } }) => {
    const page = canvasElement.querySelector('[data-sleeping]')
    if (page === null) throw new Error('There is no page')
    const form = <SleepingForm onSend={onSend} onWake={() => { page.querySelector('form')?.requestSubmit() }} />
    page.innerHTML = renderToString(form)
    const chosen = page.querySelector('select')
    if (chosen === null) throw new Error('There is no field')
    chosen.value = '-2.25'
    const root = hydrateRoot(page, form)
    await waitFor(() => expect(onSend).toHaveBeenCalledOnce())
    await expect(onSend).toHaveBeenCalledWith('-2.25')
    root.unmount()
  },
}
