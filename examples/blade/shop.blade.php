@extends('layout')

@section('main')
<h1>{{ $page['title'] }}</h1>
<p class="lead">{{ $page['lead'] }}</p>
<ul class="cards">
  @foreach ($page['products'] as $product)
    <li>
      @include('partials.sq-image', ['fixed_ratio' => '1:1', 'picture' => $product['picture']])
      <h2>{{ $product['title'] }}</h2>
      <p>{{ $product['text'] }}</p>
      <p class="price">{{ $product['price'] }}</p>
    </li>
  @endforeach
</ul>
@endsection
