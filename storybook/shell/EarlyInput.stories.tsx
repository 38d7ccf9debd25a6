import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { useEarlyInput } from '../../ui/binding/use-early-input.ts'

type FormProps = {
  readonly onSend: (value: string) => void
  /** Called at the moment of hydration. */
  readonly onWake: () => void
}

/** A form that waits for hydration, and then sends the selected value. */
const HydratedForm = ({ onSend, onWake: onHydrated }: FormProps) => {
  useEarlyInput()
  useLayoutEffect(() => { queueMicrotask(onHydrated) }, [onHydrated])
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
  component: HydratedForm,
  args: { onSend: fn(), onWake: fn() },
  render: () => <div data-sleeping />,
} satisfies Meta<typeof HydratedForm>

export default meta

/** Values selected before hydration are known before an event that is replayed on hydration. */
export const SentOnHydration: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args: { onSend } }) => {
    const page = canvasElement.querySelector('[data-sleeping]')
    if (page === null) throw new Error('There is no page')
    const form = <HydratedForm onSend={onSend} onWake={() => { page.querySelector('form')?.requestSubmit() }} />
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
