import { useEffect, useRef, useState } from 'react';
import { type ReportData, type State, countOf, filtered, keyOf, sorted, states, baseName } from './data.ts';
import { Detail, type View, views } from './Detail.tsx';
import { useKeys } from './useKeys.ts';
import { ShotList } from './ShotList.tsx';

const stateNames: Readonly<Record<State, string>> = {
  changed: 'Changed',
  added: 'New',
  removed: 'Removed',
  failed: 'Failed',
  same: 'Unchanged',
};

const isDarkAtFirst = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Every picture that was compared: a list to filter on the left, the chosen one on the right. */
export function Report({ data }: { readonly data: ReportData }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<State>>(
    new Set(states.filter((state) => state !== 'same')),
  );
  const [selected, setSelected] = useState<string>();
  const [view, setView] = useState<View>('sides');
  const [isActualSize, setIsActualSize] = useState(false);
  const [isDark, setIsDark] = useState(isDarkAtFirst);
  const search = useRef<HTMLInputElement>(null);

  const shots = filtered(sorted(data.shots), query, chosen);
  const found = shots.findIndex((shot) => keyOf(shot) === selected);
  const index = Math.max(0, found);
  const shot = shots[index];
  const goTo = (next: number) => {
    const target = shots[Math.max(0, Math.min(next, shots.length - 1))];
    if (target) setSelected(keyOf(target));
  };

  useEffect(() => {
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
  }, [isDark]);

  useKeys({
    ArrowDown: () => goTo(index + 1),
    ArrowUp: () => goTo(index - 1),
    j: () => goTo(index + 1),
    k: () => goTo(index - 1),
    '1': () => setView('sides'),
    '2': () => setView('overlay'),
    '3': () => setView('difference'),
    z: () => setIsActualSize((is) => !is),
    t: () => setIsDark((is) => !is),
    '/': () => search.current?.focus(),
  });

  const toggle = (state: State) => {
    const next = new Set(chosen);
    if (!next.delete(state)) next.add(state);
    setChosen(next);
  };

  return (
    <>
      <header className="head">
        <div>
          <h1>Visual changes</h1>
          <p className="muted">
            {data.shots.length} pictures of this tree, compared with <code>{baseName(data)}</code>
          </p>
        </div>
        <button type="button" onClick={() => setIsDark(!isDark)} aria-pressed={isDark}>
          Dark <kbd>t</kbd>
        </button>
      </header>
      <div className="columns">
        <nav className="side" aria-label="Pictures">
          <label className="search">
            <span>
              Filter <kbd>/</kbd>
            </span>
            <input
              ref={search}
              type="search"
              value={query}
              placeholder="withdraw dark"
              onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Escape' || key === 'Enter') currentTarget.blur();
              }}
            />
          </label>
          <div className="states" role="group" aria-label="Which pictures">
            {states.map((state) => (
              <button
                key={state}
                type="button"
                className={`state ${state}`}
                aria-pressed={chosen.has(state)}
                onClick={() => toggle(state)}
              >
                {stateNames[state]} {countOf(data.shots, state)}
              </button>
            ))}
          </div>
          <p className="muted count" role="status">
            {shots.length} of {data.shots.length}
          </p>
          <ShotList shots={shots} selected={shot && keyOf(shot)} onSelect={setSelected} />
        </nav>
        <main className="main">
          {shot ? (
            <Detail
              key={keyOf(shot)}
              shot={shot}
              view={view}
              isActualSize={isActualSize}
              tools={
                <>
                  <div className="views" role="group" aria-label="View">
                    {views.map(({ id, name, key }) => (
                      <button key={id} type="button" aria-pressed={view === id} onClick={() => setView(id)}>
                        {name} <kbd>{key}</kbd>
                      </button>
                    ))}
                  </div>
                  <button
                    type="button"
                    aria-pressed={isActualSize}
                    onClick={() => setIsActualSize(!isActualSize)}
                  >
                    Actual size <kbd>z</kbd>
                  </button>
                  <div className="views" role="group" aria-label="Other pictures">
                    <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
                      Previous <kbd>k</kbd>
                    </button>
                    <button
                      type="button"
                      disabled={index === shots.length - 1}
                      onClick={() => goTo(index + 1)}
                    >
                      Next <kbd>j</kbd>
                    </button>
                  </div>
                </>
              }
            />
          ) : (
            <p className="empty">
              {data.shots.some(({ state }) => state !== 'same')
                ? 'No picture matches. Clear the filter, or choose more kinds.'
                : 'Nothing differs. Choose “Unchanged” to look at what was compared.'}
            </p>
          )}
        </main>
      </div>
    </>
  );
}
