// Every component in every state. In development only, at /embed/gallery; `?theme=dark` shows the dark theme.
import BookOpen from 'lucide-react/icons/book-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { lazy, type ReactNode, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../components/button.tsx';
import { Checkbox, ChoiceGroup, Switch } from '../components/checkbox.tsx';
import { ConfirmHost, confirm } from '../components/confirm.tsx';
import { DataTable, type Sort } from '../components/data-table.tsx';
import { Dialog } from '../components/dialog.tsx';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  PageHeader,
  ProgressBar,
  Skeleton,
} from '../components/display.tsx';
import { ErrorPanel } from '../components/error-panel.tsx';
import { SearchField, TextField } from '../components/fields.tsx';
import { Menu } from '../components/menu.tsx';
import { Select } from '../components/select.tsx';
import { Tabs } from '../components/tabs.tsx';
import { ToastRegion, toast, toastError } from '../components/toasts.tsx';
import { Refused } from '../frame/problem.ts';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const TONES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const OPTIONS = [
  { key: 'one', label: 'The first' },
  { key: 'two', label: 'The second' },
  { key: 'three', label: 'The third, which has a longer name than the others' },
];
const PEOPLE = ['Noa Lind', 'Ágnes Ziegler', 'Ben Okafor', 'Mia', 'Yusuf Demir', 'Clara Meyer', 'Li Na'].map(
  (name, index) => ({ id: `person-${index}`, name, age: 4 + index }),
);
const BROKEN = new Refused(503, {
  type: 'https://service.example/problems/service-unavailable',
  detail: 'The service cannot answer at the moment.',
  request_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
});

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card title={title}>
    <div className="gallery-group">{children}</div>
  </Card>
);

const Buttons = () => (
  <Group title="Buttons">
    {VARIANTS.map((variant) => (
      <div key={variant} className="gallery-row">
        <Button variant={variant}>{variant}</Button>
        <Button variant={variant} icon={<Plus />}>
          With an icon
        </Button>
        <Button variant={variant} size="s">
          Small
        </Button>
        <Button variant={variant} icon={<Pencil />} aria-label={`Edit, ${variant}`} />
        <Button variant={variant} isDisabled>
          Disabled
        </Button>
        <Button variant={variant} isPending>
          Pending
        </Button>
      </div>
    ))}
  </Group>
);

const Fields = () => {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('one');
  return (
    <Group title="Fields">
      <TextField label="A line" hint="What it is for." defaultValue="Something written" />
      <TextField label="With a placeholder" placeholder="Like this" />
      <TextField label="Invalid" error="Please fill this in." />
      <TextField label="Disabled" isDisabled defaultValue="Not now" />
      <TextField label="An area" lines={4} defaultValue={'Two\nlines'} />
      <SearchField label="Search" value={search} onChange={setSearch} />
      <Select label="One of a list" value={chosen} onChange={setChosen} options={OPTIONS} />
      <Select
        label="Nothing chosen"
        value={null}
        onChange={setChosen}
        options={OPTIONS}
        placeholder="Choose"
      />
      <ChoiceGroup label="One of a few" value={chosen} onChange={setChosen} options={OPTIONS} />
      <Checkbox defaultSelected>Ticked</Checkbox>
      <Checkbox>Not ticked</Checkbox>
      <Checkbox isDisabled>Disabled</Checkbox>
      <Switch defaultSelected>On</Switch>
      <Switch>Off</Switch>
    </Group>
  );
};

const Display = () => (
  <Group title="Display">
    <div className="gallery-row">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    <div className="gallery-row">
      {PEOPLE.map(({ id, name }) => (
        <Avatar key={id} id={id} name={name} />
      ))}
      <Avatar id="x" name="Noa Lind" size="s" />
      <Avatar id="x" name="Noa Lind" size="l" />
    </div>
    <ProgressBar label="12 of 30 pages" value={12} maximum={30} />
    <ProgressBar label="It goes on" />
    <Skeleton label="Loading" />
    <Skeleton label="Loading rows" height="row" lines={2} />
    <EmptyState
      icon={<BookOpen />}
      title="No storybooks yet"
      text="Say what the story is about, and watch it appear page by page."
      action={<Button variant="primary">Make the first one</Button>}
    />
    <EmptyState isCompact title="Every note is signed." />
    <ErrorPanel error={BROKEN} onRetry={() => toast('Tried again')} />
  </Group>
);

const Table = () => {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  return (
    <Card isFlush title="Table">
      <DataTable
        label="People"
        items={PEOPLE}
        sort={sort}
        onSort={setSort}
        onOpen={({ name }) => toast(`${name} was opened`)}
        columns={[
          {
            key: 'name',
            label: 'Name',
            isRowHeader: true,
            compare: (one, other) => one.name.localeCompare(other.name),
            render: ({ name }) => name,
          },
          {
            key: 'age',
            label: 'Age',
            align: 'end',
            compare: (one, other) => one.age - other.age,
            render: ({ age }) => age,
          },
          { key: 'more', label: 'Left out where it is narrow', isSecondary: true, render: () => '…' },
        ]}
      />
    </Card>
  );
};

const Overlays = () => {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState('one');
  const ask = () =>
    confirm({
      title: 'Remove this page?',
      text: 'It cannot be brought back.',
      confirmLabel: 'Remove it',
      isDanger: true,
    });
  return (
    <Group title="What opens">
      <div className="gallery-row">
        <Button onPress={() => setOpen(true)}>A dialog</Button>
        <Button variant="danger" onPress={ask}>
          A question
        </Button>
        <Menu
          label="What can be done"
          trigger={<Button icon={<Ellipsis />} aria-label="More" />}
          entries={[
            { key: 'rename', label: 'Rename', icon: <Pencil />, onAction: () => toast('Renamed') },
            { key: 'remove', label: 'Remove', icon: <Trash2 />, isDanger: true, onAction: ask },
          ]}
        />
        <Button onPress={() => toast('The note is saved.')}>A message</Button>
        <Button onPress={() => toastError(BROKEN, '')}>A message of a failure</Button>
      </div>
      <Tabs
        label="Parts"
        value={tab}
        onChange={setTab}
        entries={OPTIONS.map(({ key, label }, index) => ({
          key,
          label,
          count: index,
          content: <p>{label}</p>,
        }))}
      />
      <Dialog
        title="A dialog"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Save
          </Button>
        }
      >
        <TextField label="Name" />
      </Dialog>
    </Group>
  );
};

const Bench = lazy(async () => ({ default: (await import('./bench.tsx')).Bench }));
const isBench = location.pathname.endsWith('/toys');

const { theme } = Object.fromEntries(new URLSearchParams(location.search));
if (theme) document.documentElement.dataset.theme = theme;

const Components = () => (
  <main className="content stack">
    <PageHeader
      title="Components"
      lead="Each in every state."
      actions={<Button variant="primary">The main action</Button>}
    />
    <Buttons />
    <Fields />
    <Display />
    <Table />
    <Overlays />
  </main>
);

createRoot(document.getElementById('surface') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      {isBench ? (
        <Bench />
      ) : (
        <>
          <Components />
          <ConfirmHost />
        </>
      )}
      <ToastRegion />
    </Suspense>
  </StrictMode>,
);
