// What stands above the parameters of an open operation: for whom its example is, where its ids come from; and the ids
// themselves, put into the fields.
import { bodyOf, fileOf, fill } from './examples.mjs';
import { attempt, current, isDemoPerson, onChange, signIn } from './person.mjs';

async function read(address, token) {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch(address, { headers });
  return answer.ok ? answer.json() : undefined;
}

/** Puts values into the fields of an open operation. */
function enter(system, pathMethod, example) {
  const operation = system.specSelectors.specResolvedSubtree(['paths', ...pathMethod]);
  for (const parameter of operation?.get('parameters') ?? []) {
    const value = example.parameters[parameter.get('name')];
    if (value !== undefined) system.specActions.changeParamByIdentity(pathMethod, parameter, value, false);
  }
  const plain = operation.toJS();
  if (example.body !== undefined && bodyOf(plain).type === 'application/json') {
    const value = JSON.stringify(example.body, null, 2);
    system.oas3Actions.setRequestBodyValue({ value, pathMethod });
  }
}

/** The address of an operation on this page. */
function linkTo(system, name) {
  for (const [, area] of system.specSelectors.taggedOperations()) {
    const found = area.get('operations').find((one) => one.getIn(['operation', 'operationId']) === name);
    if (found) return `#/${found.getIn(['operation', 'tags', 0]).replaceAll(' ', '%20')}/${name}`;
  }
  return '#';
}

/** Wraps the parameters of Swagger UI. */
export function onOpen(Original, system) {
  const { React } = system;
  const h = React.createElement;

  class Parameters extends React.Component {
    constructor(props) {
      super(props);
      this.state = { text: '' };
    }

    componentDidMount() {
      this.stop = onChange(() => void this.look());
      void this.look();
    }

    componentWillUnmount() {
      this.stop();
      this.isGone = true;
    }

    /** The operation as the document has it. */
    operation() {
      return system.specSelectors.specResolvedSubtree(['paths', ...this.props.pathMethod])?.toJS();
    }

    /** How to try it. */
    plan() {
      const name = this.operation()?.operationId;
      return system.specSelectors.specJson().getIn(['x-examples', name])?.toJS() ?? {};
    }

    async look() {
      const operation = this.operation();
      const plan = this.plan();
      if (!plan.find) return;
      const token = system.authSelectors.authorized().getIn(['token', 'value']);
      const example = await fill(operation, plan, (address) => read(address, token));
      if (this.isGone) return;
      if (!example.isMissing) enter(system, this.props.pathMethod, example);
      this.setState({ isMissing: example.isMissing, isFound: !example.isMissing });
    }

    hints() {
      const { as: who, first, files, without } = this.plan();
      const parts = [];
      if (without) parts.push(h('p', { key: 'without' }, without));
      if (isDemoPerson(who) && current() !== who) {
        const enterAs = () => void attempt(() => signIn(who));
        const button = h('button', { type: 'button', onClick: enterAs }, `Sign in as ${who}`);
        parts.push(h('p', { key: 'who' }, 'On the demo data the example is for ', h('strong', null, who), '. ', button));
      }
      if (this.state.isFound) parts.push(h('p', { key: 'found' }, 'Ids of the example were looked up for you in this instance.'));
      if (this.state.isMissing) {
        const hint = first ? [' Make one: ', h('a', { key: 'first', href: linkTo(system, first) }, first), '.'] : [];
        parts.push(h('p', { key: 'missing' }, 'There is nothing here yet that you could use it on.', ...hint));
      }
      for (const [field, file] of Object.entries(files ?? {})) {
        const save = () => {
          const link = document.createElement('a');
          link.href = URL.createObjectURL(fileOf(file));
          link.download = file.name;
          link.click();
          URL.revokeObjectURL(link.href);
        };
        const button = h('button', { type: 'button', onClick: save }, `Download ${file.name}`);
        parts.push(h('p', { key: field }, 'A file for ', h('code', null, field), ': ', button));
      }
      return parts;
    }

    render() {
      const parts = this.hints();
      const hint = parts.length > 0 && h('div', { className: 'hint' }, parts);
      return h(React.Fragment, null, hint, h(Original, this.props));
    }
  }

  return Parameters;
}
