export async function onlyEntry<Entry>(page: Promise<{ data: Entry[] }>): Promise<Entry> {
  const [entry] = (await page).data
  if (!entry) throw new Error('The entry that was just written is not in its list')
  return entry
}
