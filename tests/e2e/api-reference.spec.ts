import { expect } from '@playwright/test'
import { DOMAIN } from './support/addresses.ts'
import { test } from './support/journey.ts'

test('the API reference shows every operation, and requests nothing outside the shop', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/api/reference')
  await expect(page.getByRole('heading', { level: 1, name: 'Iris Commerce API' })).toBeVisible()
  const opened = page.getByRole('link', { name: /Search products/ })
  await opened.click()
  await expect(page.getByRole('heading', { name: 'Search products' })).toBeVisible()
  await expect(page.getByText('/api/search').first()).toBeVisible()
  expect(await page.evaluate(() => origin)).toBe('null')
  expect(requests.filter((url) => !url.startsWith(DOMAIN) && !url.startsWith('data:'))).toEqual([])
})
