// The options of a block in the sidebar: a panel for each theme, and a control by the kind of each attribute. An option that has
// its default is not written.
(function (wp, kit) {
  'use strict';
  const { createElement: el, useState } = wp.element;
  const { BlockControls, InspectorControls } = wp.blockEditor;
  const { Notice, PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl, ToolbarGroup } = wp.components;
  const { __, sprintf } = wp.i18n;

  // WordPress 7 gives all controls this look; versions before it warn in the console of those that do not ask for it.
  const NO_MARGIN = { __nextHasNoMarginBottom: true };
  const ONE_LINE = { __next40pxDefaultSize: true };
  /* translators: 1: the name of an option, 2: its unit, such as px or days. */
  const WITH_UNIT = __('%1$s (%2$s)', 'sq-blocks');

  const orNothing = (text) => (text === '' ? undefined : text);
  const readJson = (text) => {
    try {
      return { value: JSON.parse(text) };
    } catch (error) {
      return { problem: error.message };
    }
  };
  const indented = (text) => {
    const { value, problem } = readJson(text);
    return problem ? text : JSON.stringify(value, null, 2);
  };

  /** Keeps what is typed; writes it once it is JSON. */
  function JsonControl({ label, help, value, onChange }) {
    const [typed, setTyped] = useState();
    const text = typed ?? (value ? indented(value) : '');
    const { problem } = text.trim() ? readJson(text) : {};
    return el(
      wp.element.Fragment,
      null,
      el(TextareaControl, {
        ...NO_MARGIN,
        label,
        help,
        value: text,
        rows: 6,
        className: 'sq-blocks-json',
        onChange(next) {
          setTyped(next);
          const read = readJson(next);
          if (!next.trim()) onChange(undefined);
          else if (!read.problem) onChange(JSON.stringify(read.value));
        },
        onBlur: () => problem || setTyped(undefined),
      }),
      problem &&
        el(
          Notice,
          { status: 'error', isDismissible: false },
          sprintf(
            /* translators: %s: what is wrong, in the words of the browser. */
            __('This is not JSON, and not saved: %s', 'sq-blocks'),
            problem,
          ),
        ),
    );
  }

  const isOn = (option, value) => (value === undefined ? option.isOn : String(value).trim().toLowerCase() !== 'false');
  const toggled = (option, next) => (next === option.isOn ? undefined : next ? '' : 'false');

  const CONTROLS = {
    toggle: (option, value, onChange, common) =>
      el(ToggleControl, {
        ...common,
        checked: isOn(option, value),
        onChange: (next) => onChange(toggled(option, next)),
      }),
    select: ({ choices, placeholder }, value, onChange, common) => {
      const known = Object.keys(choices).find((each) => each.toLowerCase() === String(value ?? '').toLowerCase());
      const normal = placeholder
        ? sprintf(/* translators: %s: a choice. */ __('Default: %s', 'sq-blocks'), placeholder)
        : __('Default', 'sq-blocks');
      return el(SelectControl, {
        ...common,
        ...ONE_LINE,
        value: known ?? '',
        options: [
          { value: '', label: normal },
          ...Object.entries(choices).map(([each, words]) => ({ value: each, label: words })),
        ],
        onChange: (next) => onChange(orNothing(next)),
      });
    },
    number: ({ min, max, step, unit, placeholder, label }, value, onChange, common) =>
      el(TextControl, {
        ...common,
        ...ONE_LINE,
        label: unit ? sprintf(WITH_UNIT, label, unit) : label,
        type: 'number',
        min,
        max,
        step,
        placeholder,
        value: value ?? '',
        onChange: (next) => onChange(orNothing(next)),
      }),
    json: (option, value, onChange, common) => el(JsonControl, { ...common, value, onChange }),
    textarea: ({ placeholder }, value, onChange, common) =>
      el(TextareaControl, {
        ...common,
        placeholder,
        value: value ?? '',
        onChange: (next) => onChange(orNothing(next)),
      }),
    text: ({ control, placeholder }, value, onChange, common) =>
      el(TextControl, {
        ...common,
        ...ONE_LINE,
        placeholder,
        inputMode: control === 'url' ? 'url' : undefined,
        value: value ?? '',
        onChange: (next) => onChange(orNothing(next)),
      }),
  };
  CONTROLS.url = CONTROLS.text;

  /** A group of its own in the toolbar of a block. */
  kit.toolbar = (...buttons) => el(BlockControls, null, el(ToolbarGroup, null, ...buttons));

  const controlOf = (option, values, setAttributes) =>
    CONTROLS[option.control](option, values[option.name], (value) => setAttributes({ [option.name]: value }), {
      ...NO_MARGIN,
      key: option.name,
      label: option.label,
      help: option.help.replaceAll('`', ''),
    });

  const dialogId = {
    name: 'dialog-id',
    label: __('Id', 'sq-blocks'),
    help: __('A link to # and this name opens the dialog.', 'sq-blocks'),
    control: 'text',
  };

  /** Without what is written in the block itself. */
  const panelsOf = (block) =>
    block.panels
      .map(({ title, attributes }) => ({ title, options: attributes.filter(({ control }) => control !== 'none') }))
      .filter(({ options }) => options.length > 0);

  kit.controlsOf = (block, values, setAttributes) =>
    el(
      InspectorControls,
      null,
      block.isDialog &&
        el(PanelBody, { title: __('Opening', 'sq-blocks') }, controlOf(dialogId, values, setAttributes)),
      block.isForm && kit.mailControls(values, setAttributes),
      panelsOf(block).map(({ title, options }, index, { length }) =>
        el(
          PanelBody,
          { key: title, title, initialOpen: index === 0 && length > 1 },
          options.map((option) => controlOf(option, values, setAttributes)),
        ),
      ),
    );
})(window.wp, window.sqBlocksEditor);
