import { expect } from '@open-wc/testing';
import * as editor from '../../../elements/public/editor.js';
import { removeContext, setContext } from '../../testing/page-context.js';

const { editorText } = editor;

describe('the texts of an editor', () => {
  afterEach(removeContext);

  it('for fields are exact [TXT-001, TXT-002, TXT-003, TXT-005, TXT-006]', () => {
    expect(editorText('emailNotValid')).to.equal('Please enter a valid email');
    expect(editorText('fileNameMissing')).to.equal('Please enter a file name');
    expect(editorText('listMissing')).to.equal('A List must be selected');
    expect(editorText('dataMissing')).to.equal('One or more rows was missing data');
    expect(editorText('tagExists', { tagType: 'category' })).to.equal('This category already exists');
  });
  it('for failures are exact [TXT-010, TXT-011, TXT-012, TXT-013, TXT-014, TXT-015, TXT-016, TXT-017, TXT-020]', () => {
    expect(editorText('wentWrong')).to.equal('Something went wrong');
    expect(editorText('networkError')).to.equal('Network error');
    expect(editorText('resultsNotLoaded')).to.equal('Unable to load results');
    expect(editorText('notLoaded')).to.equal('Unable to load. Try again.');
    expect(editorText('collectionsNotLoaded')).to.equal('Unable to load collections');
    expect(editorText('fontsNotLoaded')).to.equal('Unable to load fonts');
    expect(editorText('formNotUpdated')).to.equal('Unable to update form');
    expect(editorText('formNotOpened')).to.equal('Unable to open form');
    expect(editorText('timezoneNotLoaded')).to.equal('Failed to load timezone');
  });
  it('for what is not possible are exact [TXT-023, TXT-024, TXT-025, TXT-026]', () => {
    expect(editorText('noMailingLists')).to.equal(
      "You don't have any mailing lists. Please create one before continuing",
    );
    expect(editorText('noCodeOnAndroid')).to.equal('Code editing is not available on Android.');
    expect(editorText('pageUrlNotValid', { val: '//x' })).to.equal('//x is not a valid page URL');
    expect(editorText('notAnOption', { val: 'x' })).to.equal('x is not one of the expected options');
  });
  it('for files are exact [TXT-027, TXT-028, TXT-029, TXT-030, TXT-031, TXT-032, TXT-033, TXT-034, TXT-035]', () => {
    expect(editorText('uploadIncomplete')).to.equal('File upload failed to complete');
    expect(editorText('processingIncomplete')).to.equal('File processing failed to complete');
    expect(editorText('processingFailed')).to.equal('File processing failed');
    expect(editorText('processingCancelled')).to.equal('File processing cancelled');
    expect(editorText('jobEmpty')).to.equal('No response data from job request');
    expect(editorText('renameFailed')).to.equal('There was a problem while renaming your file.');
    expect(editorText('uploadFailed')).to.equal('There was a problem while uploading your file.');
    expect(editorText('fileTooLarge', { fileName: 'a.pdf', maxSize: '5 MB' })).to.equal(
      'The file a.pdf is too large. The maximum allowed file size is 5 MB.',
    );
    expect(editorText('fileUnsupported', { fileName: 'a.exe' })).to.equal(
      'The file a.exe does not appear to be a supported file',
    );
  });
  it('are those of the site where it has its own', () => {
    setContext({ messages: { en: { editor: { emptyValue: 'nothing' } } } });
    expect(editorText('emptyValue')).to.equal('nothing');
  });
});

describe('what an editor has against an entry', () => {
  it('a dataset needs at least one row and one column [TXT-004]', () => {
    const empty = 'A dataset needs at least one row and one column.';
    for (const dataset of [
      { columns: [], rows: [] },
      { columns: ['Month'], rows: [] },
      { columns: [], rows: [['May']] },
    ])
      expect(editor.datasetProblem(dataset)).to.equal(empty);
    expect(editor.datasetProblem({ columns: ['Month'], rows: [['May']] })).to.equal(undefined);
  });
  it('a dataset has data in every cell; zero and false are data [TXT-005]', () => {
    const problemOf = (...rows: unknown[][]) => editor.datasetProblem({ columns: ['Month', 'Bowls'], rows });
    expect(problemOf(['May', 0], ['June', false])).to.equal(undefined);
    for (const row of [['May'], ['May', ''], ['May', '  '], ['May', null], ['May', undefined], []])
      expect(problemOf(['April', 3], row), JSON.stringify(row)).to.equal('One or more rows was missing data');
  });
  it('a file needs a name, and a form a list [TXT-002, TXT-003, TXT-023]', () => {
    expect([editor.fileNameProblem(' '), editor.fileNameProblem('a.pdf')]).to.deep.equal([
      'Please enter a file name',
      undefined,
    ]);
    expect([editor.listProblem(undefined), editor.listProblem(''), editor.listProblem('l1')]).to.deep.equal([
      'A List must be selected',
      'A List must be selected',
      undefined,
    ]);
    expect(editor.mailingListsProblem([])).to.match(/^You don't have any mailing lists/);
    expect(editor.mailingListsProblem(['l1'])).to.equal(undefined);
  });
  it('a page has a path or an address by http, and an option is one of those expected [TXT-025, TXT-026]', () => {
    for (const val of ['/', '/blog/a', 'https://tide.example/a', 'HTTP://tide.example'])
      expect(editor.pageUrlProblem(val), val).to.equal(undefined);
    for (const val of ['', 'blog', '//evil.example', '/a b', 'javascript:alert(1)', 'https://', 'ftp://tide.example'])
      expect(editor.pageUrlProblem(val), val).to.equal(`${val} is not a valid page URL`);
    expect(editor.optionProblem('grid', ['grid'])).to.equal(undefined);
    expect(editor.optionProblem('gird', ['grid'])).to.equal('gird is not one of the expected options');
  });
  it('code is not edited on Android [TXT-024]', () => {
    expect(editor.codeEditingProblem('Mozilla/5.0 (Linux; Android 15)')).to.equal(
      'Code editing is not available on Android.',
    );
    expect(editor.codeEditingProblem('Mozilla/5.0 (X11; Linux x86_64)')).to.equal(undefined);
  });
  it('a failed call is a network error, or something else went wrong [TXT-010, TXT-011]', () => {
    const titles = (['network', 'status', 'unreadable', 'aborted'] as const).map((kind) =>
      editor.failureTitle({ kind }),
    );
    expect(titles).to.deep.equal(['Network error', 'Something went wrong', 'Something went wrong', undefined]);
  });
  it('an empty value of a summary reads "N/A" [TXT-036]', () => {
    for (const value of ['', ' ', null, undefined]) expect(editor.summaryText(value)).to.equal('N/A');
    expect([editor.summaryText(0), editor.summaryText('Bowl')]).to.deep.equal(['0', 'Bowl']);
  });
});

describe('tags', () => {
  const LIST: editor.TagList = { tags: ['Bowls', 'Mugs'], edited: undefined };

  it('are added once, whatever their capital letters [TXT-006]', () => {
    expect(editor.addTag(LIST, ' Vases ')).to.deep.equal({
      list: { ...LIST, tags: ['Bowls', 'Mugs', 'Vases'] },
      problem: undefined,
    });
    expect(editor.addTag(LIST, 'bowls ')).to.deep.equal({ list: LIST, problem: 'This tag already exists' });
    expect(editor.addTag(LIST, 'Mugs', 'category').problem).to.equal('This category already exists');
    expect(editor.addTag(LIST, ' ')).to.deep.equal({ list: LIST, problem: undefined });
  });
  it('are edited one at a time [TXT-007]', () => {
    const { list } = editor.startEdit(LIST, 'Mugs');
    expect(list.edited).to.equal('Mugs');
    expect(editor.startEdit(list, 'Mugs')).to.deep.equal({ list, problem: undefined });
    expect(editor.startEdit(list, 'Bowls')).to.deep.equal({
      list,
      problem: 'Only one tag may be edited at a time.',
    });
    expect(editor.finishEdit(list, 'bowls')).to.deep.equal({ list, problem: 'This tag already exists' });
    const renamed = editor.finishEdit(list, ' mugs ').list;
    expect(renamed).to.deep.equal({ tags: ['Bowls', 'mugs'], edited: undefined });
    expect(editor.startEdit(renamed, 'Bowls').list.edited).to.equal('Bowls');
    expect(editor.finishEdit(list, '').list).to.deep.equal(LIST);
    expect(editor.startEdit(LIST, 'Plates').list).to.deep.equal(LIST);
  });
});
