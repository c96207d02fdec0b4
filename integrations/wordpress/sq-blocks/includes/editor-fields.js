// The fields of a form in the block editor: a block for each, with its label in place. PHP prints them (includes/forms/form-blocks.php),
// and nothing but their attributes is saved.
(function (wp, kit) {
  'use strict';
  const { createBlock, registerBlockType } = wp.blocks;
  const { createElement: el, Fragment } = wp.element;
  const { InspectorControls, RichText, useBlockProps } = wp.blockEditor;
  const { PanelBody, SelectControl, TextareaControl, TextControl, ToggleControl, ToolbarButton } = wp.components;
  const { useDispatch, useSelect } = wp.data;
  const { decodeEntities } = wp.htmlEntities;
  const { __ } = wp.i18n;

  kit.FIELD = 'sq-blocks/form-field';

  /** A text that is typed in its place, and has no format. */
  kit.PlainText = ({ value, onChange, label, ...others }) =>
    el(RichText, {
      tagName: 'span',
      allowedFormats: [],
      disableLineBreaks: true,
      'aria-label': label,
      ...others,
      value: kit.escaped(value),
      onChange: (html) => onChange(new DOMParser().parseFromString(html, 'text/html').body.textContent),
    });

  // Saved as HTML: KSES would take `<` for a tag in what authors write.
  const textOf = (values, name) => decodeEntities(values[name] ?? '');
  const orNothing = (text) => (text === '' ? undefined : kit.escaped(text));
  const choicesOf = (values) => {
    const lines = textOf(values, 'choices').split('\n');
    return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
  };

  /** As a page shows it; a click selects the block. The label beside it is what is read and edited. */
  const INERT = { disabled: true, 'aria-hidden': true, style: { pointerEvents: 'none', opacity: 1 } };
  const choice = (type, label) =>
    el('label', { key: label, className: 'sq-choice' }, el('input', { type, ...INERT }), ' ', label);

  function controlOf(values) {
    const choices = choicesOf(values);
    // Nobody can choose where there is no choice.
    const kind = /^(select|radio)$/.test(values.kind) && choices.length === 0 ? 'text' : values.kind;
    const placeholder = textOf(values, 'placeholder');
    if (kind === 'radio' || kind === 'checkbox') return choices.map((each) => choice(kind, each));
    if (kind === 'textarea') return el('textarea', { rows: 5, placeholder, ...INERT });
    if (kind === 'select') return el('select', INERT, el('option', null, __('Please choose', 'sq-blocks')));
    return el('input', { type: /^files?$/.test(kind) ? 'file' : 'text', placeholder, ...INERT });
  }

  const HELP_OF_CHOICES = {
    select: __('Each on a line of its own.', 'sq-blocks'),
    radio: __('Each on a line of its own.', 'sq-blocks'),
    checkbox: __('Each on a line of its own. Without any, the label has a single box.', 'sq-blocks'),
    file: __('Kinds of files that may be sent, each on a line of its own, such as pdf or image/*.', 'sq-blocks'),
  };
  HELP_OF_CHOICES.files = HELP_OF_CHOICES.file;
  const hasPlaceholder = (kind) => !/^(select|radio|checkbox|files?|date|time)$/.test(kind);

  const LOOKS = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  const textControl =
    (values, setAttributes) =>
    (name, label, help, Control = TextControl) =>
      el(Control, {
        ...LOOKS,
        label,
        help,
        value: textOf(values, name),
        onChange: (next) => setAttributes({ [name]: orNothing(next) }),
      });

  function options(values, setAttributes) {
    const { kind } = values;
    const text = textControl(values, setAttributes);
    const isFile = /^files?$/.test(kind);
    return el(
      Fragment,
      null,
      el(
        InspectorControls,
        null,
        el(
          PanelBody,
          { title: __('Field', 'sq-blocks') },
          el(SelectControl, {
            ...LOOKS,
            label: __('Kind', 'sq-blocks'),
            value: kind,
            options: Object.entries(kit.fieldTitles).map(([value, label]) => ({ value, label })),
            onChange: (next) => setAttributes({ kind: next }),
          }),
          el(ToggleControl, {
            __nextHasNoMarginBottom: true,
            label: __('Required', 'sq-blocks'),
            checked: values.required,
            onChange: (required) => setAttributes({ required }),
          }),
          HELP_OF_CHOICES[kind] &&
            text(
              'choices',
              isFile ? __('Kinds of files', 'sq-blocks') : __('Choices', 'sq-blocks'),
              HELP_OF_CHOICES[kind],
              TextareaControl,
            ),
          text('hint', __('Hint', 'sq-blocks'), __('Shown below the label.', 'sq-blocks')),
          hasPlaceholder(kind) &&
            text(
              'placeholder',
              __('Placeholder', 'sq-blocks'),
              __('An example, which is gone as soon as somebody types.', 'sq-blocks'),
            ),
          text(
            'name',
            __('Name', 'sq-blocks'),
            __('The name of the field in exported messages. Default: made of the label.', 'sq-blocks'),
          ),
        ),
      ),
      kit.toolbar(
        el(
          ToolbarButton,
          { isPressed: values.required, onClick: () => setAttributes({ required: !values.required }) },
          __('Required', 'sq-blocks'),
        ),
      ),
    );
  }

  /** Enter in a label begins the next field. */
  function useNextField(clientId) {
    const { getBlockIndex, getBlockRootClientId } = useSelect('core/block-editor');
    const { insertBlock } = useDispatch('core/block-editor');
    return (event) => {
      if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
      event.preventDefault();
      void insertBlock(createBlock(kit.FIELD), getBlockIndex(clientId) + 1, getBlockRootClientId(clientId));
    };
  }

  function Edit({ attributes: values, setAttributes, clientId }) {
    const { kind, required } = values;
    const isSingleBox = kind === 'checkbox' && choicesOf(values).length === 0;
    const hint = textOf(values, 'hint');
    const onKeyDown = useNextField(clientId);
    const label = el(
      'span',
      { onKeyDown },
      el(kit.PlainText, {
        label: __('Label', 'sq-blocks'),
        placeholder: kit.fieldTitles[kind],
        value: textOf(values, 'label'),
        onChange: (next) => setAttributes({ label: orNothing(next) }),
      }),
      !required && el('span', { className: 'sq-optional' }, ' ', __('(optional)', 'sq-blocks')),
    );
    return el(
      Fragment,
      null,
      options(values, setAttributes),
      el(
        'div',
        useBlockProps({ className: 'sq-field' }),
        // No labels: a click would lead to a control that nobody can use.
        isSingleBox
          ? el('div', { className: 'sq-choice' }, el('input', { type: 'checkbox', ...INERT }), label)
          : el('strong', null, label),
        hint && el('p', { className: 'sq-hint' }, hint),
        !isSingleBox && controlOf(values),
      ),
    );
  }

  registerBlockType(kit.FIELD, {
    edit: Edit,
    save: () => null,
    variations: Object.entries(kit.fieldTitles).map(([kind, title]) => ({
      name: kind,
      title,
      attributes: { kind },
      isActive: ['kind'],
      scope: ['inserter'],
    })),
  });

  /** Who gets the mails of a form. It stands in no page. */
  kit.mailControls = (values, setAttributes) => {
    const text = textControl(values, setAttributes);
    return el(
      PanelBody,
      { title: __('Mail', 'sq-blocks'), initialOpen: false },
      text('mailTo', __('To', 'sq-blocks'), __('Addresses, with commas. Default: the owner of the site.', 'sq-blocks')),
      text('mailSubject', __('Subject', 'sq-blocks'), __('Default: the names of the site and the page.', 'sq-blocks')),
    );
  };
})(window.wp, window.sqBlocksEditor);
