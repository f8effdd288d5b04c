/* The pages do without this: it follows the colors chosen in the product, searches, and shows where one is. */
(() => {
  const MOST_RESULTS = 40
  const root = document.documentElement
  const chosen = localStorage.getItem('framewright.colorMode')
  if (chosen === 'light' || chosen === 'dark') root.classList.add(chosen)

  /** What a fragment names may be folded away. */
  function unfold() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const folded = target?.closest('details:not([open])')
    if (!folded) return
    folded.open = true
    target.scrollIntoView()
  }

  function searchable() {
    const parts = document.querySelectorAll('main :is(h2, .entry, .member, .part, tr)[id]')
    return Array.from(parts, ({ id, textContent }) => ({ id, name: id.toLowerCase(), text: textContent.toLowerCase() }))
  }

  /** Lower is better: what is called so, what begins so, what holds it in its name, what speaks of it. */
  function rank({ name, text }, wanted) {
    const last = name.slice(name.lastIndexOf('.') + 1)
    if (name === wanted || last === wanted) return 0
    if (last.startsWith(wanted)) return 1
    if (name.includes(wanted)) return 2
    return text.includes(wanted) ? 3 : null
  }

  function startSearch(side) {
    const form = side.querySelector('.search')
    const [field, found, results] = ['input', '.found', '.results'].map((each) => form.querySelector(each))
    const tree = side.querySelector('nav')
    const isNarrow = matchMedia('(max-width: 767px)')
    let parts
    form.hidden = false

    function show() {
      const wanted = field.value.trim().toLowerCase()
      tree.hidden = wanted !== ''
      results.replaceChildren()
      found.textContent = ''
      if (wanted === '') return
      parts ??= searchable()
      const hits = parts.map((part) => ({ part, place: rank(part, wanted) })).filter(({ place }) => place !== null)
      hits.sort((one, other) => one.place - other.place || one.part.id.length - other.part.id.length)
      const count = `${hits.length} found`
      found.textContent = hits.length > MOST_RESULTS ? `${count}, the first ${MOST_RESULTS}` : count
      for (const { part } of hits.slice(0, MOST_RESULTS)) {
        const link = document.createElement('a')
        link.href = `#${part.id}`
        link.textContent = part.id.replace(/^(event|error)-/, '')
        const item = document.createElement('li')
        item.append(link)
        results.append(item)
      }
    }

    field.addEventListener('input', show)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      results.querySelector('a')?.click()
    })
    addEventListener('keydown', (event) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
      if (event.key === 'Escape' && event.target === field) {
        field.value = ''
        show()
      }
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      side.open = true
      field.focus()
    })

    const fit = () => void (side.open = !isNarrow.matches)
    fit()
    isNarrow.addEventListener('change', fit)
    side.addEventListener('click', (event) => {
      if (isNarrow.matches && event.target instanceof Element && event.target.closest('a')) side.open = false
    })
  }

  /** Marks the chapter that is being read. */
  function markChapters(side) {
    const links = new Map(Array.from(side.querySelectorAll('.tree a'), (link) => [link.hash.slice(1), link]))
    let here
    const mark = () => {
      const heads = Array.from(document.querySelectorAll('main h2[id]'))
      const head = heads.filter((each) => each.getBoundingClientRect().top < 160).at(-1) ?? heads[0]
      const link = links.get(head?.id)
      const shown = link?.closest('.tree details')?.querySelector('summary') ?? link
      if (here === link) return
      side.querySelectorAll('.here').forEach((each) => each.classList.remove('here'))
      link?.classList.add('here')
      shown?.classList.add('here')
      here = link
    }
    let isWaiting = false
    addEventListener('scroll', () => {
      if (isWaiting) return
      isWaiting = true
      requestAnimationFrame(() => {
        isWaiting = false
        mark()
      })
    }, { passive: true })
    mark()
  }

  addEventListener('DOMContentLoaded', () => {
    const side = document.getElementById('side')
    startSearch(side)
    markChapters(side)
    unfold()
  })
  addEventListener('hashchange', unfold)
})()
